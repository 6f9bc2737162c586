// exercise: 08
// truth: right
// mistake: none; from the third iteration on, all but the first four actions of a node are looked at one ply less deep, and to the full depth if they then turn out better; a proved win is played at once, in the middle of an iteration
// player: both
// style: late move reductions with a second search, null windows, early return on a proof
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
    private static final int DECIDED = 900_000;
    private static final int FIRST = 4;

    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private static final class Win extends Exception {
        private static final long serialVersionUID = 1L;
        final transient Object action;

        Win(Object action) {
            super(null, null, false, false);
            this.action = action;
        }
    }

    private GivenPosition<A> p;
    private Clock clock;
    private boolean reduce;
    private boolean horizon;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    @SuppressWarnings("unchecked")
    public A move(GivenPosition<A> position, Clock clock) {
        this.p = position;
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        try {
            horizon = true;
            for (int depth = 1; horizon; depth++) {
                horizon = false;
                reduce = depth >= 3;
                play = best(actions, depth);
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (Win win) {
            return (A) win.action;
        } catch (TimeIsUp up) {
            return play;
        }
        return play;
    }

    private A best(List<A> actions, int depth) throws TimeIsUp, Win {
        int sign = p.player() == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = actions.get(0);
        for (int i = 0; i < actions.size(); i++) {
            int v = child(actions.get(i), i, depth, 0, sign, alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = actions.get(i);
                if (v > DECIDED) {
                    throw new Win(best);
                }
            }
        }
        return best;
    }

    /** The value of an action to the side to move, whose sign is given, as is the window. */
    private int child(A action, int number, int depth, int ply, int sign, int alpha, int beta) throws TimeIsUp {
        p.make(action);
        int v;
        if (reduce && number >= FIRST && depth >= 3) {
            v = sign * value(depth - 2, ply + 1, sign, alpha, alpha + 1);
            if (v > alpha) {
                v = sign * value(depth - 1, ply + 1, sign, alpha, beta);
            }
        } else {
            v = sign * value(depth - 1, ply + 1, sign, alpha, beta);
        }
        p.undo();
        return v;
    }

    /** The value to MAX. The window is that of the side with the sign. */
    private int value(int depth, int ply, int sign, int low, int high) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth <= 0) {
            horizon = true;
            return p.evaluation();
        }
        int mine = p.player() == Player.MAX ? 1 : -1;
        int alpha = mine == sign ? low : -high;
        int beta = mine == sign ? high : -low;
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = -Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            int v = child(actions.get(i), i, depth, ply, mine, alpha, beta);
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                history.merge(actions.get(i), depth * depth, Integer::sum);
                break;
            }
        }
        return mine * best;
    }
}
