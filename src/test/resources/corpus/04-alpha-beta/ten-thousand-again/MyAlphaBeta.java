// exercise: 04
// truth: wrong
// mistake: The best of a MIN node starts with 10000, which a game can exceed, so a MIN node whose children are all worth more counts 10000.
// player: MIN
// style: named constants, ternary operators
// single: yes
// detail: values (and choices that hang on them) where all children of a MIN node are worth more than 10000; MAX starts with the true infinity

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LOWEST = -Window.INFINITY;
    private static final int HIGHEST = 10_000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int v = LOWEST;
        for (A action : game.actions(state)) {
            int w = value(game, game.result(state, action), alpha, beta);
            v = w > v ? w : v;
            alpha = v > alpha ? v : alpha;
            if (alpha >= beta) {
                return v;
            }
        }
        return v;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int v = HIGHEST;
        for (A action : game.actions(state)) {
            int w = value(game, game.result(state, action), alpha, beta);
            v = w < v ? w : v;
            beta = v < beta ? v : beta;
            if (alpha >= beta) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        int limit = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, limit, Window.INFINITY) : value(game, next, -Window.INFINITY, limit);
            if (max ? v > limit : v < limit) {
                limit = v;
                best = action;
            }
        }
        return best;
    }
}
