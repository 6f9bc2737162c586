// exercise: 04
// truth: right
// mistake: none; MTD(f) with a table of bounds for each call
// player: both
// style: MTD(f), null windows, memory of lower and upper bounds
// single: yes
// detail: always
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    private static final class Driver<S, A> {
        final Game<S, A> game;
        final Map<S, int[]> known = new HashMap<>();

        Driver(Game<S, A> game) {
            this.game = game;
        }

        /** At least gamma, or less than gamma? The answer is a bound on that side. */
        int test(S state, int gamma) {
            int[] bounds = known.computeIfAbsent(state, s -> new int[] {-INF, INF});
            if (bounds[0] >= gamma) return bounds[0];
            if (bounds[1] < gamma) return bounds[1];
            if (game.terminal(state)) {
                bounds[0] = bounds[1] = game.utility(state);
                return bounds[0];
            }
            boolean max = game.player(state) == Player.MAX;
            int g = max ? -INF : INF;
            for (A action : game.actions(state)) {
                int v = test(game.result(state, action), gamma);
                g = max ? Math.max(g, v) : Math.min(g, v);
                if (max == (g >= gamma)) break;
            }
            bounds[g >= gamma ? 0 : 1] = g;
            return g;
        }

        int converge(S state, int alpha, int beta, int guess) {
            int lower = -INF;
            int upper = INF;
            int g = guess;
            while (lower < upper && lower < beta && upper > alpha) {
                int gamma = Math.min(beta, Math.max(g == lower ? g + 1 : g, alpha + 1));
                g = test(state, gamma);
                if (g < gamma) upper = g;
                else lower = g;
            }
            return g;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Driver<>(game).converge(state, alpha, beta, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Driver<S, A> driver = new Driver<>(game);
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A best = actions.get(0);
        int bound = driver.converge(game.result(state, best), -INF, INF, 0);
        for (A action : actions.subList(1, actions.size())) {
            S child = game.result(state, action);
            int v = max
                    ? driver.converge(child, bound, INF, bound + 1)
                    : driver.converge(child, -INF, bound, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }
}
