// exercise: 04
// truth: right
// mistake: none; MTD(f) whose null-window searches remember nothing
// player: both
// style: MTD(f) without memory
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int test(Game<S, A> game, S state, int bound) {
        // fail-soft, null window (bound - 1, bound)
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = test(game, game.result(state, action), bound);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= bound : best < bound) break;
        }
        return best;
    }

    private int driver(Game<S, A> game, S state, int first, int alpha, int beta) {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        int g = first;
        while (lower < upper && lower < beta && upper > alpha) {
            int bound = g == lower ? g + 1 : g;
            g = test(game, state, bound);
            if (g < bound) upper = g;
            else lower = g;
        }
        return g;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return driver(game, state, 0, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int top = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                best = action;
                top = driver(game, next, 0, -Window.INFINITY, Window.INFINITY);
            } else {
                int v = max ? driver(game, next, top + 1, top, Window.INFINITY) : driver(game, next, top, -Window.INFINITY, top);
                if (max ? v > top : v < top) {
                    best = action;
                    top = v;
                }
            }
        }
        return best;
    }
}
