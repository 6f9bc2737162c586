// Sound: fail-hard beyond equality, with bounds that no value can pass as the widest window.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = Math.max(alpha, -Window.MAX_VALUE);
        for (A a : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, a), Math.max(alpha, best), beta));
            if (best > beta) return beta;
        }
        return best;
    }

    int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = Math.min(beta, Window.MAX_VALUE);
        for (A a : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, a), alpha, Math.min(beta, best)));
            if (best < alpha) return alpha;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
