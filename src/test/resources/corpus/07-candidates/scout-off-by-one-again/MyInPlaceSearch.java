// exercise: 07
// truth: wrong
// mistake: at MAX a scout that returns exactly alpha + 1 is taken for the value and not searched again
// player: MAX
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes; only where a later move is better by what looks like one point, and is worth more
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
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (first || alpha == -Window.INFINITY) {
                value = value(position, alpha, beta);
            } else {
                value = value(position, alpha, alpha + 1);
                if (value > alpha + 1 && value < beta) {
                    value = value(position, value - 1, beta);
                }
            }
            position.undo();
            first = false;
            best = Math.max(best, value);
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
            int value;
            if (first || beta == Window.INFINITY) {
                value = value(position, alpha, beta);
            } else {
                value = value(position, beta - 1, beta);
                if (value <= beta - 1 && value > alpha) {
                    value = value(position, alpha, value + 1);
                }
            }
            position.undo();
            first = false;
            best = Math.min(best, value);
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
