// exercise: 04
// truth: right
// mistake: none; bisection by null windows, each leaf asked once
// player: both
// style: bisection with a leaf cache
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private boolean atLeast(Game<S, A> game, S state, int bound, Map<S, Integer> leaves) {
        if (game.terminal(state)) return leaves.computeIfAbsent(state, game::utility) >= bound;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            if (atLeast(game, game.result(state, action), bound, leaves) == max) return max;
        }
        return !max;
    }

    private int bisect(Game<S, A> game, S state, int low, int high, Map<S, Integer> leaves) {
        // the value is at least low and below high
        while (high - low > 1) {
            int middle = Math.floorDiv(low + high, 2);
            if (atLeast(game, state, middle, leaves)) low = middle;
            else high = middle;
        }
        return low;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> leaves = new HashMap<>();
        int low = -Window.MAX_VALUE;
        int high = Window.MAX_VALUE + 1;
        if (alpha >= low) {
            if (!atLeast(game, state, Math.min(alpha, Window.MAX_VALUE) + 1, leaves)) return alpha;
            low = alpha + 1;
        }
        if (beta < high) {
            if (beta <= low || atLeast(game, state, beta, leaves)) return beta;
            high = beta;
        }
        return bisect(game, state, low, high, leaves);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> leaves = new HashMap<>();
        int best = bisect(game, state, -Window.MAX_VALUE, Window.MAX_VALUE + 1, leaves);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max ? atLeast(game, next, best, leaves) : !atLeast(game, next, best + 1, leaves)) return action;
        }
        throw new IllegalStateException();
    }
}
