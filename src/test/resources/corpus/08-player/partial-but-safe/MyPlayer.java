// exercise: 08
// truth: right
// mistake: none; null windows, history, and what an unfinished iteration has found after its first action
// player: both
// style: PVS with negamax, history, partial iterations
// single: yes
// detail: always
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
    private static final int LAST = 60;
    private static final int SURE = Window.MAX_VALUE - LAST;

    private static final class Expired extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Expired() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> at;
    private Clock clock;
    private Map<A, Long> weight;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        at = position;
        this.clock = clock;
        weight = new HashMap<>();
        List<A> order = new ArrayList<>(position.actions());
        Player me = position.player();
        A best = order.get(0);
        for (int depth = 1; depth <= LAST; depth++) {
            int score = -Window.INFINITY;
            A leader = null;
            try {
                for (A action : order) {
                    int value;
                    if (leader == null) {
                        value = seen(me, action, depth, 1, -Window.INFINITY, Window.INFINITY);
                    } else {
                        value = seen(me, action, depth, 1, score, score + 1);
                        if (value > score) {
                            value = seen(me, action, depth, 1, score, Window.INFINITY);
                        }
                    }
                    if (leader == null || value > score) {
                        leader = action;
                        score = value;
                    }
                }
            } catch (Expired expired) {
                // The first of the order was the best before, so whatever has taken its place was better, to the end.
                return depth > 1 && leader != null ? leader : best;
            }
            best = leader;
            if (score >= SURE || score <= -SURE) {
                return best;
            }
            order.remove(best);
            order.add(0, best);
        }
        return best;
    }

    /** What the player sees after the action: more is better for the player. */
    private int seen(Player me, A action, int depth, int ply, int alpha, int beta) {
        at.make(action);
        if (clock.isUp()) {
            throw new Expired();
        }
        int value;
        if (at.terminal()) {
            int utility = me == Player.MAX ? at.utility() : -at.utility();
            value = utility - Integer.signum(utility) * ply;
        } else if (depth == 1) {
            value = me == Player.MAX ? at.evaluation() : -at.evaluation();
        } else if (at.player() == me) {
            value = node(me, depth - 1, ply + 1, alpha, beta);
        } else {
            value = -node(me.opponent(), depth - 1, ply + 1, -beta, -alpha);
        }
        at.undo();
        return value;
    }

    private int node(Player me, int depth, int ply, int alpha, int beta) {
        List<A> actions = new ArrayList<>(at.actions());
        actions.sort((a, b) -> Long.compare(weight.getOrDefault(b, 0L), weight.getOrDefault(a, 0L)));
        int best = -Window.INFINITY;
        for (A action : actions) {
            int value;
            if (best == -Window.INFINITY || beta - alpha <= 1) {
                value = seen(me, action, depth, ply, alpha, beta);
            } else {
                value = seen(me, action, depth, ply, alpha, alpha + 1);
                if (value > alpha && value < beta) {
                    value = seen(me, action, depth, ply, alpha, beta);
                }
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                weight.merge(action, 1L << Math.min(depth, 30), Long::sum);
                break;
            }
        }
        return best;
    }
}
