// Sound: SCOUT: is it better at all, and only then by how much.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha > -Window.INFINITY && !above(game, state, alpha)) {
            return alpha;
        }
        if (beta < Window.INFINITY && !below(game, state, beta)) {
            return beta;
        }
        return exact(game, state);
    }

    private int exact(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Integer best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null || (max ? above(game, next, best) : below(game, next, best))) {
                best = exact(game, next);
            }
        }
        return best;
    }

    private boolean above(Game<S, A> game, S state, int bound) {
        if (game.terminal(state)) {
            return game.utility(state) > bound;
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            if (above(game, game.result(state, action), bound) == max) {
                return max;
            }
        }
        return !max;
    }

    private boolean below(Game<S, A> game, S state, int bound) {
        if (game.terminal(state)) {
            return game.utility(state) < bound;
        }
        boolean min = game.player(state) == Player.MIN;
        for (A action : game.actions(state)) {
            if (below(game, game.result(state, action), bound) == min) {
                return min;
            }
        }
        return !min;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Integer best = null;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null || (max ? above(game, next, best) : below(game, next, best))) {
                best = exact(game, next);
                chosen = action;
            }
        }
        return chosen;
    }
}
