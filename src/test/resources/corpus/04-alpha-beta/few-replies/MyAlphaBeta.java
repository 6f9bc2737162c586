// exercise: 04
// truth: right
// mistake: -
// player: both
// style: children with few replies first, a strict cut beyond equality, a memo of exact values and bounds for one call
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Step<S, A>(A action, S next, int replies) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private List<Step<S, A>> steps(Game<S, A> game, S state) {
        List<Step<S, A>> steps = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            steps.add(new Step<>(action, next, game.terminal(next) ? 0 : game.actions(next).size()));
        }
        steps.sort(Comparator.comparingInt(Step::replies));
        return steps;
    }

    /** The memo holds for each state a range in which its value lies. */
    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, int[]> memo) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] range = memo.get(state);
        if (range != null) {
            if (range[0] == range[1] || range[0] >= beta) {
                return range[0];
            }
            if (range[1] <= alpha) {
                return range[1];
            }
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int low = alpha;
        int high = beta;
        for (Step<S, A> step : steps(game, state)) {
            int v = search(game, step.next(), low, high, memo);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                low = Math.max(low, best);
            } else {
                high = Math.min(high, best);
            }
            if (low > high) {
                break;
            }
        }
        int[] now = range != null ? range : new int[] {-Window.INFINITY, Window.INFINITY};
        if (best > alpha) {
            now[0] = Math.max(now[0], best);
        }
        if (best < beta) {
            now[1] = Math.min(now[1], best);
        }
        memo.put(state, now);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Map<S, int[]> memo = new HashMap<>();
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (Step<S, A> step : steps(game, state)) {
            int v = search(game, step.next(), low, high, memo);
            if (max ? v > low : v < high) {
                best = step.action();
                low = max ? v : low;
                high = max ? high : v;
            }
        }
        return best;
    }
}
