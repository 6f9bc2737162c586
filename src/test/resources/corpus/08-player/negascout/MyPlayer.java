// exercise: 08
// truth: right
// mistake: -
// player: both
// style: principal variation search seen from the mover, a history of cuts, an unchecked exception as the way out, the root is a node like any other
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** A line of play: its first action and what follows. */
    private record Line<A>(A head, Line<A> tail) {}

    private record Found<A>(int worth, Line<A> line) {}

    private static final class Over extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Over() {
            super("time", null, false, false);
        }
    }

    private GivenPosition<A> game;
    private Clock clock;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.game = position;
        this.clock = clock;
        this.history = new HashMap<>();
        Line<A> line = new Line<>(position.actions().get(0), null);
        try {
            for (int depth = 1; depth < 200; depth++) {
                Found<A> found = look(depth, 0, -Window.INFINITY, Window.INFINITY, line);
                line = found.line();
                if (Math.abs(found.worth()) > 900_000) {
                    break; // decided, the shortest way: every shorter one was looked at before
                }
            }
        } catch (Over over) {
            // line is what the last whole iteration has left
        }
        return line.head();
    }

    /** The worth to the one who is to move here. */
    private Found<A> look(int depth, int ply, int low, int high, Line<A> expected) {
        if (ply > 0 && clock.isUp()) {
            throw new Over();
        }
        List<A> actions = new ArrayList<>(game.actions());
        A first = expected == null ? null : expected.head();
        actions.sort((a, b) -> a.equals(first) ? (b.equals(first) ? 0 : -1) : b.equals(first) ? 1
                : Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        Player mover = game.player();
        Found<A> best = null;
        for (A action : actions) {
            Line<A> hint = action.equals(first) ? expected.tail() : null;
            game.make(action);
            Found<A> reply;
            if (best == null) {
                reply = child(mover, depth - 1, ply + 1, low, high, hint);
            } else {
                reply = child(mover, depth - 1, ply + 1, low, low + 1, null);
                if (reply.worth() > low && reply.worth() < high) {
                    reply = child(mover, depth - 1, ply + 1, low, high, null);
                }
            }
            game.undo();
            if (best == null || reply.worth() > best.worth()) {
                best = new Found<>(reply.worth(), new Line<>(action, reply.line()));
            }
            low = Math.max(low, best.worth());
            if (low >= high) {
                history.merge(action, depth * depth, (a, b) -> Math.min(a + b, 1_000_000_000));
                break;
            }
        }
        return best;
    }

    /** What the position is worth to the player who has just moved. */
    private Found<A> child(Player me, int depth, int ply, int low, int high, Line<A> hint) {
        int sign = me == Player.MAX ? 1 : -1;
        if (game.terminal()) {
            int mine = sign * game.utility();
            return new Found<>(mine - Integer.signum(mine) * ply, null);
        }
        if (depth <= 0) {
            if (clock.isUp()) {
                throw new Over();
            }
            return new Found<>(sign * game.evaluation(), null);
        }
        if (game.player() == me) {
            return look(depth, ply, low, high, hint);
        }
        Found<A> theirs = look(depth, ply, -high, -low, hint);
        return new Found<>(-theirs.worth(), theirs.line());
    }
}
