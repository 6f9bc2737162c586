// exercise: 08
// truth: wrong
// mistake: at the horizon the estimate is taken before it is asked whether the game is over there
// player: both
// style: Optional for the killer, small helper methods
// kind: slip
// single: yes
// detail: a game that ends exactly at the horizon is estimated: a win in one is not seen in the first iteration, and evaluation is asked about a game that is over
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killers = new HashMap<>();

    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        for (int depth = 1; depth <= 50; depth++) {
            try {
                move = bestAt(position, clock, actions, depth);
            } catch (TimeOver e) {
                break;
            }
            toFront(actions, Optional.of(move));
        }
        return move;
    }

    private A bestAt(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeOver {
        Window window = Window.FULL;
        Player me = position.player();
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, 1, window);
            position.undo();
            Window smaller = window.narrowedBy(me, value);
            if (smaller != window) {
                best = action;
                window = smaller;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (position.terminal()) {
            return atTheEnd(position.utility(), ply);
        }
        Player player = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        toFront(actions, Optional.ofNullable(killers.get(ply)));
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, best);
            if (window.closed()) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }

    private int atTheEnd(int utility, int ply) {
        if (utility == 0) {
            return 0;
        }
        return utility > 0 ? utility - ply : utility + ply;
    }

    private void toFront(List<A> actions, Optional<A> action) {
        action.filter(actions::remove).ifPresent(a -> actions.add(0, a));
    }
}
