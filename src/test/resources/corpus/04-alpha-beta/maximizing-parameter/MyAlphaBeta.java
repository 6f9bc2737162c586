// exercise: 04
// truth: wrong
// mistake: the search carries a boolean for the player along and flips it at each ply, as if the players always took turns
// player: both
// style: ported from the usual pseudocode with maximizingPlayer
// single: yes
// detail: sometimes; only where a player moves twice in a row
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int alphabeta(Game<S, A> game, S node, int alpha, int beta, boolean maximizingPlayer) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        if (maximizingPlayer) {
            int value = -Window.INFINITY;
            for (A action : game.actions(node)) {
                value = Math.max(value, alphabeta(game, game.result(node, action), alpha, beta, false));
                alpha = Math.max(alpha, value);
                if (value >= beta) {
                    break;
                }
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A action : game.actions(node)) {
                value = Math.min(value, alphabeta(game, game.result(node, action), alpha, beta, true));
                beta = Math.min(beta, value);
                if (value <= alpha) {
                    break;
                }
            }
            return value;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return alphabeta(game, state, alpha, beta, game.player(state) == Player.MAX);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (max) {
                int v = value(game, child, bestValue, Window.INFINITY);
                if (v > bestValue) {
                    bestValue = v;
                    best = action;
                }
            } else {
                int v = value(game, child, -Window.INFINITY, bestValue);
                if (v < bestValue) {
                    bestValue = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
