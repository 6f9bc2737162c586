// exercise: 07
// truth: wrong
// mistake: when the null window shows that a child is better for MIN, it is searched again with the window (value, beta), copied from MAX, instead of (alpha, value), so only a bound comes back
// kind: subtle
// player: MIN
// style: principal variation search, fail-soft
// single: yes
// detail: needs a MIN node with a better later child whose first bound is not exact
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
        boolean first = true;
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                int value;
                if (first) {
                    value = after(position, action, alpha, beta);
                    first = false;
                } else {
                    value = after(position, action, alpha, alpha + 1);
                    if (value > alpha && value < beta) {
                        value = after(position, action, value, beta);
                    }
                }
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : position.actions()) {
                int value;
                if (first) {
                    value = after(position, action, alpha, beta);
                    first = false;
                } else {
                    value = after(position, action, beta - 1, beta);
                    if (value < beta && value > alpha) {
                        value = after(position, action, value, beta);
                    }
                }
                best = Math.min(best, value);
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }
}
