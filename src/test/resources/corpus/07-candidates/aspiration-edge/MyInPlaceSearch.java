// exercise: 07
// truth: wrong
// mistake: the first search has a narrow window around 0, and an answer exactly on its edge (a bound) is taken for exact: it should ask again at <= and >=
// player: both
// style: aspiration window at the root, fail-soft search behind it
// kind: subtle
// single: yes
// detail: only if the value is beyond 100 and the bound that the first search returns is exactly 100 (or beyond -100 and -100)
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int GUESS = 100;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int low = Math.max(alpha, -GUESS);
        int high = Math.min(beta, GUESS);
        if (low >= high) {
            return search(position, alpha, beta);
        }
        int value = search(position, low, high);
        if (value < low && low > alpha) {
            return search(position, alpha, value + 1);
        }
        if (value > high && high < beta) {
            return search(position, value - 1, beta);
        }
        return value;
    }

    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = max
                    ? search(position, Math.max(alpha, best), beta)
                    : search(position, alpha, Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }
}
