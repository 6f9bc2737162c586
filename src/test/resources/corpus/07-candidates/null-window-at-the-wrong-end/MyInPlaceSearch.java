// exercise: 07
// truth: wrong
// mistake: the scout search of a MIN node uses the null window above alpha (alpha, alpha + 1), copied from MAX, in place of (beta - 1, beta)
// player: MIN
// style: principal variation search with a scout for either player
// single: yes
// detail: sometimes; a MIN node takes the bound of a failed scout for a value
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
        return position.player() == Player.MAX ? maxNode(position, alpha, beta) : minNode(position, alpha, beta);
    }

    private int maxNode(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int v;
            if (first) {
                v = value(position, alpha, beta);
            } else {
                v = value(position, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = value(position, v - 1, beta);
                }
            }
            position.undo();
            first = false;
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int minNode(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int v;
            if (first) {
                v = value(position, alpha, beta);
            } else {
                v = value(position, alpha, alpha + 1);
                if (v < beta && v > alpha) {
                    v = value(position, alpha, v + 1);
                }
            }
            position.undo();
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
