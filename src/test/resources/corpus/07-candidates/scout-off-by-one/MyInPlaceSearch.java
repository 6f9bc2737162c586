// exercise: 07
// truth: wrong
// mistake: after a null window it takes a result that is only one better than the bound for exact, although it is a bound, and does not search again
// player: both
// style: principal variation search
// single: yes
// detail: sometimes; needs values that differ by one
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

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }

    private int max(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            int value;
            if (first) {
                value = child(position, action, alpha, beta);
                first = false;
            } else {
                value = child(position, action, alpha, alpha + 1);
                if (value > alpha + 1 && value < beta) {
                    value = child(position, action, value, beta);
                }
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        boolean first = true;
        for (A action : position.actions()) {
            int value;
            if (first) {
                value = child(position, action, alpha, beta);
                first = false;
            } else {
                value = child(position, action, beta - 1, beta);
                if (value < beta - 1 && value > alpha) {
                    value = child(position, action, alpha, value);
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
