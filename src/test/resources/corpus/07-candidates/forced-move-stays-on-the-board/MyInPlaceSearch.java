// exercise: 07
// truth: wrong
// mistake: where there is only one action it is made and the value after it returned at once, without taking it back
// kind: subtle
// player: both
// style: special case for forced moves, loop by index
// single: yes
// detail: only below or at a node with a single action
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
        List<A> actions = position.actions();
        if (actions.size() == 1) {
            // nothing to choose: the value is that of the only child
            position.make(actions.get(0));
            return value(position, alpha, beta);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            position.make(actions.get(i));
            int v = value(position, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }
}
