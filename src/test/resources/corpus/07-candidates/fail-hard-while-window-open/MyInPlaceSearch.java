// exercise: 07
// truth: right
// mistake: none; fail-hard alpha/beta-form with an iterator whose loop condition is the open window; leaves are not clamped
// player: both
// style: two methods with Iterator and while, a child() helper that pairs make and undo
// single: yes
// detail: a window that is closed from the start is left with a bound at once
import java.util.Iterator;
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
        Iterator<A> actions = position.actions().iterator();
        while (actions.hasNext() && alpha < beta) {
            alpha = Math.max(alpha, child(position, actions.next(), alpha, beta));
        }
        return alpha;
    }

    private int lowest(Position<A> position, int alpha, int beta) {
        Iterator<A> actions = position.actions().iterator();
        while (actions.hasNext() && alpha < beta) {
            beta = Math.min(beta, child(position, actions.next(), alpha, beta));
        }
        return beta;
    }

    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int value = value(position, alpha, beta);
        position.undo();
        return value;
    }
}
