// exercise: 07
// truth: wrong
// mistake: where there is only one action it is made and the value below is returned at once, without undo
// player: both
// style: shortcut for forced moves, separate methods for MAX and MIN
// single: yes
// detail: sometimes; only with nodes that have a single child, such as (((3)) 2)
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        List<A> actions = position.actions();
        if (actions.size() == 1) {
            // forced: nothing to compare here
            position.make(actions.get(0));
            return value(position, alpha, beta);
        }
        return position.player() == Player.MAX
                ? highest(position, actions, alpha, beta)
                : lowest(position, actions, alpha, beta);
    }

    private int highest(Position<A> position, List<A> actions, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            position.make(actions.get(i));
            best = Math.max(best, value(position, alpha, beta));
            position.undo();
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int lowest(Position<A> position, List<A> actions, int alpha, int beta) {
        int best = Window.INFINITY;
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            position.make(actions.get(i));
            best = Math.min(best, value(position, alpha, beta));
            position.undo();
            beta = Math.min(beta, best);
        }
        return best;
    }
}
