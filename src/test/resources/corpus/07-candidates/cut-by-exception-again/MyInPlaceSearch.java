// exercise: 07
// truth: right
// mistake: none; a cut is an exception that is thrown by the window itself and caught at the node, and undo stands in a finally block; children are tried from the last to the first
// player: both
// style: exceptions for cuts, finally, window object, recursion over the list of actions
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int bound;

        Closed(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = new ArrayList<>(position.actions());
        Collections.reverse(actions);
        try {
            return best(position, position.player(), actions, new Window(alpha, beta));
        } catch (Closed closed) {
            return closed.bound;
        }
    }

    private int best(Position<A> position, Player player, List<A> actions, Window window) {
        int value = after(position, actions.get(0), window);
        if (player == Player.MAX ? value >= window.beta() : value <= window.alpha()) {
            throw new Closed(value);
        }
        if (actions.size() == 1) {
            return value;
        }
        int rest = best(position, player, actions.subList(1, actions.size()), window.narrowedBy(player, value));
        return player == Player.MAX ? Math.max(value, rest) : Math.min(value, rest);
    }

    private int after(Position<A> position, A action, Window window) {
        position.make(action);
        try {
            return value(position, window.alpha(), window.beta());
        } finally {
            position.undo();
        }
    }
}
