// exercise: 07
// truth: wrong
// mistake: positions with one action are followed in a loop, and when such a line ends the game the utility is returned before the moves of the line are taken back
// kind: subtle
// player: both
// style: fail-soft, forced moves in a loop, undone by a counter
// single: yes
// detail: only in trees where a node with a single child leads to an end through single children alone
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        // A move without a choice needs no window of its own.
        int forced = 0;
        while (!position.terminal()) {
            List<A> actions = position.actions();
            if (actions.size() != 1) {
                break;
            }
            position.make(actions.get(0));
            forced++;
        }
        if (position.terminal()) {
            return position.utility();
        }
        int value = choose(position, alpha, beta);
        while (forced-- > 0) {
            position.undo();
        }
        return value;
    }

    private int choose(Position<A> position, int alpha, int beta) {
        boolean isMax = position.player() == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (isMax) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
