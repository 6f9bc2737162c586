// Sound: cuts only beyond equality, last action first.

import java.util.ArrayList;
import java.util.Collections;
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
        List<A> actions = new ArrayList<>(position.actions());
        Collections.reverse(actions);
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = max
                    ? value(position, Math.max(alpha, best), beta)
                    : value(position, alpha, Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best > beta : best < alpha) {
                return best;
            }
        }
        return best;
    }
}
