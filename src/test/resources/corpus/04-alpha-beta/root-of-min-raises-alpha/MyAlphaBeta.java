// exercise: 04
// truth: wrong
// mistake: bestAction writes the value of MIN's best action so far into alpha instead of beta, so the next children get (best, infinity)
// player: MIN
// style: var, one loop at the root with if and else, compact value
// single: yes
// detail: sometimes wrong choices, and always a window that is narrowed on the wrong side, when it is MIN's turn
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        var maximizing = game.player(state) == Player.MAX;
        var best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (var action : game.actions(state)) {
            var v = value(game, game.result(state, action), alpha, beta);
            if (maximizing) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        var maximizing = game.player(state) == Player.MAX;
        var alpha = -Window.INFINITY;
        var beta = Window.INFINITY;
        var bestValue = maximizing ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (var action : game.actions(state)) {
            var v = value(game, game.result(state, action), alpha, beta);
            if (maximizing) {
                if (v > bestValue) {
                    bestValue = v;
                    best = action;
                    alpha = v;
                }
            } else {
                if (v < bestValue) {
                    bestValue = v;
                    best = action;
                    alpha = v;
                }
            }
        }
        return best;
    }
}
