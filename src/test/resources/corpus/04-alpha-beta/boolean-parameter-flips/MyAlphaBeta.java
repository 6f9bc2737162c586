// exercise: 04
// truth: wrong
// mistake: whose turn it is comes from a boolean that is flipped at each ply below the root instead of from the game
// player: both
// style: overloaded private method with maximizing flag
// single: yes
// detail: sometimes, only where the players do not take turns
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        boolean maximizing = !game.terminal(state) && game.player(state) == Player.MAX;
        return alphabeta(game, state, alpha, beta, maximizing);
    }

    private int alphabeta(Game<S, A> game, S node, int alpha, int beta, boolean maximizing) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        if (maximizing) {
            int value = -Window.INFINITY;
            for (A a : game.actions(node)) {
                value = Math.max(value, alphabeta(game, game.result(node, a), alpha, beta, false));
                if (value >= beta) {
                    break; // beta cutoff
                }
                alpha = Math.max(alpha, value);
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A a : game.actions(node)) {
            value = Math.min(value, alphabeta(game, game.result(node, a), alpha, beta, true));
            if (value <= alpha) {
                break; // alpha cutoff
            }
            beta = Math.min(beta, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = +Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphabeta(game, game.result(state, a), alpha, beta, !maximizing);
            if (maximizing && v > alpha) {
                alpha = v;
                best = a;
            } else if (!maximizing && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
