// exercise: 07
// truth: right
// mistake: none; at each node it reads the children that are ends of the game first, and it stops at a node when the player to move has the largest value there is
// player: both
// style: ends first, window cut down to the possible values, actions asked for again by index
// single: yes
// detail: asks for fewer leaves than plain alpha-beta where somebody wins with a million
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
        int best = max ? -Window.MAX_VALUE : Window.MAX_VALUE; // nothing is worse
        // Nothing is better either.
        int low = Math.max(alpha, -Window.MAX_VALUE);
        int high = Math.min(beta, Window.MAX_VALUE);
        List<Integer> later = new ArrayList<>();
        for (int i = 0; i < position.actions().size() && low < high; i++) {
            position.make(position.actions().get(i));
            if (position.terminal()) {
                int v = position.utility();
                best = max ? Math.max(best, v) : Math.min(best, v);
                low = max ? Math.max(low, v) : low;
                high = max ? high : Math.min(high, v);
            } else {
                later.add(i);
            }
            position.undo();
        }
        for (int i : later) {
            if (low >= high) {
                return best;
            }
            position.make(position.actions().get(i));
            int v = value(position, low, high);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            low = max ? Math.max(low, v) : low;
            high = max ? high : Math.min(high, v);
        }
        return best;
    }
}
