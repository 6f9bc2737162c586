// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 512th node, but the counter is behind the return at the depth limit, so only inner nodes are counted
// player: both
// style: alpha-beta with a node counter and history
// single: yes
// detail: sometimes; the move comes more than 2,000 moves late where the nodes have many children that are looked at, e.g. bad first moves
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
    private static final int ASK = 512;

    private static class Timeout extends Exception {}

    private int nodes;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        nodes = 0;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 30 && !clock.isUp(); depth++) {
                best = iterate(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Timeout t) {
            return best;
        }
        return best;
    }

    private A iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Timeout {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Timeout {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (++nodes % ASK == 0 && clock.isUp()) {
            throw new Timeout();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, 1, Integer::sum);
                break;
            }
        }
        return best;
    }
}
