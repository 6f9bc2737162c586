// exercise: 07
// truth: wrong
// mistake: at a MAX node the null window of the scout begins at the best of this node instead of alpha, so below it leaves are read that alpha has already decided
// player: MAX
// style: principal variation search, fail-soft, two branches
// single: yes
// detail: sometimes; values stay right. Only where the first child of a MAX node failed low
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? highest(position, alpha, beta) : lowest(position, alpha, beta);
    }

    private int highest(Position<A> position, int alpha, int beta) {
        int best = 0;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (first) {
                value = value(position, alpha, beta);
                best = value;
                first = false;
            } else {
                value = value(position, best, best + 1);
                if (value > best && value < beta) {
                    value = value(position, Math.max(alpha, best), beta);
                }
                best = Math.max(best, value);
            }
            position.undo();
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int lowest(Position<A> position, int alpha, int beta) {
        int best = 0;
        boolean first = true;
        for (A action : position.actions()) {
            position.make(action);
            int value;
            if (first) {
                value = value(position, alpha, beta);
                best = value;
                first = false;
            } else {
                value = value(position, beta - 1, beta);
                if (value < beta && value > alpha) {
                    value = value(position, alpha, beta);
                }
                best = Math.min(best, value);
            }
            position.undo();
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
