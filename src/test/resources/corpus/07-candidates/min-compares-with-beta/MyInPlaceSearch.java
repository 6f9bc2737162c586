// exercise: 07
// truth: wrong
// mistake: the cut at MIN nodes compares the best with beta instead of alpha
// player: MIN
// style: one method, if and else copied
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        int best;
        if (pos.player() == Player.MAX) {
            best = -Window.INFINITY;
            for (A move : pos.actions()) {
                pos.make(move);
                int v = value(pos, alpha, beta);
                pos.undo();
                if (v > best) best = v;
                if (best >= beta) break;
                if (best > alpha) alpha = best;
            }
        } else {
            best = Window.INFINITY;
            for (A move : pos.actions()) {
                pos.make(move);
                int v = value(pos, alpha, beta);
                pos.undo();
                if (v < best) best = v;
                if (best >= beta) break;
                if (best < beta) beta = best;
            }
        }
        return best;
    }
}
