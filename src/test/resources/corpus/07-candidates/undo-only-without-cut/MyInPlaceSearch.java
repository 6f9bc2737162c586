// exercise: 07
// truth: wrong
// mistake: undo is skipped in the iteration in which the loop breaks, for both players: break stands before undo.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            int v = value(pos, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
            pos.undo();
        }
        return best;
    }
}
