// Wrong: the ends are read first, and what they are worth moves no bound.
// Fails first: In place: what cannot matter is left out
// Says: nothing below it can matter
// Diagnosis: ends-do-not-narrow

import java.util.ArrayList;
import java.util.List;
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
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> longer = new ArrayList<>();
        for (A action : position.actions()) {
            position.make(action);
            boolean over = position.terminal();
            if (over) {
                best = better(max, best, position.utility());
            } else {
                longer.add(action);
            }
            position.undo();
            if (max && best >= beta || !max && best <= alpha) {
                return best;
            }
        }
        int low = alpha;
        int high = beta;
        for (A action : longer) {
            position.make(action);
            int value = value(position, low, high);
            position.undo();
            best = better(max, best, value);
            if (max && best >= beta || !max && best <= alpha) {
                return best;
            }
            if (max) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
        }
        return best;
    }

    private static int better(boolean max, int one, int other) {
        return max ? Math.max(one, other) : Math.min(one, other);
    }
}
