// exercise: 07
// truth: wrong
// mistake: value() begins with MAX's method without asking whose turn it is, so a root at which MIN moves is maximized
// player: MIN
// style: max and min as two methods that call each other by way of a third
// single: yes
// detail: always when MIN is to move at the root and has a choice
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
        return max(position, alpha, beta);
    }

    private int tryOut(Position<A> node, A action, int alpha, int beta) {
        node.make(action);
        int result;
        if (node.terminal()) {
            result = node.utility();
        } else if (node.player() == Player.MAX) {
            result = max(node, alpha, beta);
        } else {
            result = min(node, alpha, beta);
        }
        node.undo();
        return result;
    }

    private int max(Position<A> node, int alpha, int beta) {
        int value = -Window.INFINITY;
        for (A action : node.actions()) {
            value = Math.max(value, tryOut(node, action, alpha, beta));
            if (value >= beta) {
                return value; // beta cut-off
            }
            alpha = Math.max(alpha, value);
        }
        return value;
    }

    private int min(Position<A> node, int alpha, int beta) {
        int value = Window.INFINITY;
        for (A action : node.actions()) {
            value = Math.min(value, tryOut(node, action, alpha, beta));
            if (value <= alpha) {
                return value; // alpha cut-off
            }
            beta = Math.min(beta, value);
        }
        return value;
    }
}
