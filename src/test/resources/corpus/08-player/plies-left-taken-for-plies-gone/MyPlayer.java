// exercise: 08
// truth: wrong
// mistake: To prefer the sooner win, the depth is taken from the utility, but depth is the number of plies that are left, which is largest for the soonest win; so a later win is worth more than a win in one, and a sooner loss better than a later one.
// player: both
// style: SearchResult class, killers only, flag for the clock
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

    private static class SearchResult<A> {
        boolean complete = true;
        A action;
    }

    private Clock clock;
    private boolean interrupted;
    private Map<Integer, A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.interrupted = false;
        this.killers = new HashMap<>();
        A answer = position.actions().get(0);
        for (int depth = 1; depth <= 40; depth++) {
            SearchResult<A> result = search(position, depth);
            if (!result.complete) {
                break;
            }
            answer = result.action;
        }
        return answer;
    }

    private SearchResult<A> search(GivenPosition<A> position, int depth) {
        SearchResult<A> result = new SearchResult<>();
        Player player = position.player();
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = alphaBeta(position, depth - 1, 1, alpha, beta);
            position.undo();
            if (interrupted) {
                result.complete = false;
                return result;
            }
            if (player == Player.MAX && v > alpha) {
                alpha = v;
                result.action = action;
            } else if (player == Player.MIN && v < beta) {
                beta = v;
                result.action = action;
            }
        }
        return result;
    }

    private int alphaBeta(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (interrupted || clock.isUp()) {
            interrupted = true;
            return 0;
        }
        if (position.terminal()) {
            // a win should come soon, a loss late
            int u = position.utility();
            return u > 0 ? u - depth : u < 0 ? u + depth : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
