// exercise: 08
// truth: right
// mistake: none; begins with two plies, a flag instead of an exception, values in the view of the player to move with a look at who moves next, history in a map
// player: both
// style: negamax with explicit sign, stopped flag, history map
// single: yes
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
    private GivenPosition<A> pos;
    private Clock clock;
    private boolean stopped;
    private Map<A, Long> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        this.clock = clock;
        stopped = false;
        history = new HashMap<>();
        List<A> root = new ArrayList<>(pos.actions());
        A answer = root.get(0);
        for (int depth = 2; depth < 60; depth++) {
            A found = null;
            int alpha = -Window.INFINITY;
            for (A action : root) {
                int v = after(action, depth, 0, alpha, Window.INFINITY);
                if (stopped) {
                    return answer;
                }
                if (found == null || v > alpha) {
                    found = action;
                    alpha = v;
                }
            }
            answer = found;
            root.remove(answer);
            root.add(0, answer);
        }
        return answer;
    }

    private int after(A action, int depth, int ply, int alpha, int beta) {
        Player mover = pos.player();
        pos.make(action);
        int v;
        if (clock.isUp()) {
            stopped = true;
            v = 0;
        } else if (pos.terminal()) {
            int u = mover == Player.MAX ? pos.utility() : -pos.utility();
            v = u > 0 ? u - ply : u < 0 ? u + ply : 0;
        } else if (depth == 1) {
            v = mover == Player.MAX ? pos.evaluation() : -pos.evaluation();
        } else if (pos.player() == mover) {
            v = best(depth - 1, ply + 1, alpha, beta);
        } else {
            v = -best(depth - 1, ply + 1, -beta, -alpha);
        }
        pos.undo();
        return v;
    }

    private int best(int depth, int ply, int alpha, int beta) {
        List<A> actions = new ArrayList<>(pos.actions());
        actions.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        int best = -Window.INFINITY;
        for (A action : actions) {
            int v = after(action, depth, ply, Math.max(alpha, best), beta);
            if (stopped) {
                return 0;
            }
            best = Math.max(best, v);
            if (best >= beta) {
                history.merge(action, 1L << Math.min(depth, 20), Long::sum);
                break;
            }
        }
        return best;
    }
}
