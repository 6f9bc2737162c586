// exercise: 07
// truth: wrong
// mistake: MAX leaves the loop as soon as it has 1 and MIN as soon as it has -1, as if no value were beyond these
// kind: subtle
// player: both
// style: early end at a won game, ternaries
// single: yes
// detail: right as long as all values are -1, 0 and 1
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WON = 1;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> actions = position.actions().iterator();
        boolean decided = false;
        while (actions.hasNext() && !decided) {
            position.make(actions.next());
            int value = value(position, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            boolean cannotBeBetter = max ? best >= WON : best <= -WON;
            decided = alpha >= beta || cannotBeBetter;
        }
        return best;
    }
}
