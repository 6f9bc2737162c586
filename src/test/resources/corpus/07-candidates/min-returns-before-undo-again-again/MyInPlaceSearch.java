// exercise: 07
// truth: wrong
// mistake: a MIN node that cuts returns between make and undo, so a move stays on the position
// player: MIN
// style: one method, two loops, fail-soft
// single: yes
// detail: only after a cutoff at a MIN node
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, alpha, beta);
                position.undo();
                if (value > best) best = value;
                if (best >= beta) return best;
                if (best > alpha) alpha = best;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, alpha, beta);
                if (value < best) best = value;
                if (best <= alpha) return best;
                if (best < beta) beta = best;
                position.undo();
            }
            return best;
        }
    }
}
