// exercise: 07
// truth: wrong
// mistake: where the null-window probe of a later child already reaches the bound (fails high beyond beta, or low beyond alpha for MIN) the method returns without undoing that child
// player: both
// style: principal variation search, fail-soft
// single: yes
// detail: a cut by the first child or after the second search is undone; only cuts that the probe of a later child makes; where no window is left to probe (the bounds are neighbours) they are undone too
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

/** PVS: the first child with the whole window, the others with an empty one. */
public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int found;
            if (first || beta - 1 <= alpha) {
                found = value(position, alpha, beta);
            } else {
                found = value(position, alpha, alpha + 1);
                if (found >= beta) {
                    return found;
                }
                if (found > alpha) {
                    found = value(position, alpha, beta);
                }
            }
            position.undo();
            first = false;
            best = Math.max(best, found);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int found;
            if (first || beta - 1 <= alpha) {
                found = value(position, alpha, beta);
            } else {
                found = value(position, beta - 1, beta);
                if (found <= alpha) {
                    return found;
                }
                if (found < beta) {
                    found = value(position, alpha, beta);
                }
            }
            position.undo();
            first = false;
            best = Math.min(best, found);
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
