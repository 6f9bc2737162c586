// exercise: 08
// truth: right
// mistake: none; principal variation search, abort flag, history table
// player: both
// style: PVS with null windows and searches again
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Principal variation search with a flag instead of an exception, and a history table. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 10_000_000;

    private GivenPosition<A> pos;
    private Clock clock;
    private boolean aborted;
    private Map<A, Integer> history;
    private int rootDepth;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.aborted = false;
        this.history = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A result = root.get(0);
        for (rootDepth = 1; rootDepth < 64; rootDepth++) {
            A best = iterate(root);
            if (aborted) {
                break; // best is worth nothing
            }
            result = best;
            root.remove(best);
            root.add(0, best);
        }
        return result;
    }

    private A iterate(List<A> root) {
        boolean max = pos.player() == Player.MAX;
        A best = null;
        int alpha = -INF;
        for (A a : root) {
            pos.make(a);
            int v;
            if (best == null) {
                v = fromChild(max, rootDepth - 1, 1, -INF, INF);
            } else {
                v = fromChild(max, rootDepth - 1, 1, alpha, alpha + 1);
                if (v > alpha && !aborted) {
                    v = fromChild(max, rootDepth - 1, 1, alpha, INF);
                }
            }
            pos.undo();
            if (aborted) {
                return null;
            }
            if (best == null || v > alpha) {
                best = a;
                alpha = v;
            }
        }
        return best;
    }

    /** The value of the position to the player `max`, who has just moved. */
    private int fromChild(boolean max, int depth, int ply, int alpha, int beta) {
        if (!pos.terminal() && (pos.player() == Player.MAX) == max) {
            return pvs(depth, ply, max, alpha, beta);
        }
        return -pvs(depth, ply, !max, -beta, -alpha);
    }

    private int pvs(int depth, int ply, boolean max, int alpha, int beta) {
        if (aborted || clock.isUp()) {
            aborted = true;
            return 0;
        }
        if (pos.terminal()) {
            int u = max ? pos.utility() : -pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return max ? pos.evaluation() : -pos.evaluation();
        }
        List<A> actions = new ArrayList<>(pos.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = -INF;
        for (int i = 0; i < actions.size(); i++) {
            pos.make(actions.get(i));
            int v;
            if (i == 0) {
                v = fromChild(max, depth - 1, ply + 1, alpha, beta);
            } else {
                v = fromChild(max, depth - 1, ply + 1, alpha, alpha + 1);
                if (v > alpha && v < beta && !aborted) {
                    v = fromChild(max, depth - 1, ply + 1, alpha, beta);
                }
            }
            pos.undo();
            if (aborted) {
                return 0;
            }
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                history.merge(actions.get(i), 1 << Math.min(depth, 10), Integer::sum);
                break;
            }
        }
        return best;
    }
}
