// exercise: 07
// truth: wrong
// mistake: after the null window of a MIN node it searches again only if the value is below beta - 1; a value of exactly beta - 1 is taken as exact, although it may be a bound
// player: MIN
// style: principal variation search, one method for each player
// kind: subtle
// single: yes
// detail: only for MIN, when a later child fails low with exactly beta - 1 and is really worth less: the value is too high

import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

/** Principal variation search: all but the first child are first asked whether they are better at all. */
public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }

    private int max(Position<A> position, int alpha, int beta) {
        List<A> actions = position.actions();
        int best = after(position, actions.get(0), alpha, beta);
        for (A action : actions.subList(1, actions.size())) {
            if (best >= beta) {
                return best;
            }
            int low = Math.max(alpha, best);
            if (low == -Window.INFINITY) {
                best = Math.max(best, after(position, action, low, beta));
                continue;
            }
            int value = after(position, action, low, low + 1);
            if (value > low && value < beta) {
                value = after(position, action, low, beta);
            }
            best = Math.max(best, value);
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        List<A> actions = position.actions();
        int best = after(position, actions.get(0), alpha, beta);
        for (A action : actions.subList(1, actions.size())) {
            if (best <= alpha) {
                return best;
            }
            int high = Math.min(beta, best);
            int value = after(position, action, high - 1, high);
            if (value < high - 1 && value > alpha) {
                value = after(position, action, alpha, high);
            }
            best = Math.min(best, value);
        }
        return best;
    }
}
