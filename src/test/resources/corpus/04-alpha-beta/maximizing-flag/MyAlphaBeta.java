// exercise: 04
// truth: wrong
// mistake: The player is asked at the top only; below, a boolean is flipped from ply to ply.
// player: both
// style: textbook pseudocode with a boolean maximizingPlayer
// single: yes
// detail: values and choices where a player moves twice in a row; right in games in which they take turns

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return alphabeta(game, state, alpha, beta, game.player(state) == Player.MAX);
    }

    private int alphabeta(Game<S, A> game, S node, int alpha, int beta, boolean maximizingPlayer) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        int value;
        if (maximizingPlayer) {
            value = -Window.INFINITY;
            for (A move : game.actions(node)) {
                value = Math.max(value, alphabeta(game, game.result(node, move), alpha, beta, false));
                alpha = Math.max(alpha, value);
                if (value >= beta) {
                    break;
                }
            }
        } else {
            value = Window.INFINITY;
            for (A move : game.actions(node)) {
                value = Math.min(value, alphabeta(game, game.result(node, move), alpha, beta, true));
                beta = Math.min(beta, value);
                if (value <= alpha) {
                    break;
                }
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S node) {
        boolean maximizingPlayer = game.player(node) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(node)) {
            int v = alphabeta(game, game.result(node, move), alpha, beta, !maximizingPlayer);
            if (maximizingPlayer && v > alpha) {
                alpha = v;
                bestMove = move;
            } else if (!maximizingPlayer && v < beta) {
                beta = v;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
