// exercise: 07
// truth: wrong
// mistake: the table of known positions has the player and the list of actions as its key, and different positions can have the same actions
// player: both
// style: transposition table that respects bounds, cleared for each call
// single: yes
// detail: sometimes; wherever two positions of one call have the same player and the same list of actions
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Key<A>(Player player, List<A> actions) {}

    private record Entry(int lower, int upper) {}

    private Map<Key<A>, Entry> table = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        table = new HashMap<>();
        return search(position, alpha, beta);
    }

    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = List.copyOf(position.actions());
        Player player = position.player();
        Key<A> key = new Key<>(player, actions);
        Entry known = table.getOrDefault(key, new Entry(-Window.INFINITY, Window.INFINITY));
        if (known.lower() >= beta || known.lower() == known.upper()) {
            return known.lower();
        }
        if (known.upper() <= alpha) {
            return known.upper();
        }
        int a = Math.max(alpha, known.lower());
        int b = Math.min(beta, known.upper());
        int low = a;
        int high = b;
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, a, b);
            position.undo();
            if (player == Player.MAX) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        table.put(key, new Entry(best > low ? best : known.lower(), best < high ? best : known.upper()));
        return best;
    }
}
