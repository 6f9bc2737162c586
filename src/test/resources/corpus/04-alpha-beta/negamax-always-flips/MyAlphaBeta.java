// exercise: 04
// truth: wrong
// mistake: the colour flips at every ply whoever is to move, so where the same player moves twice in a row the node is played for the other one; wrong values and actions in games in which the players do not take turns
// player: both
// style: negamax with colour
// single: yes
// detail: right where MAX and MIN alternate

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return negamax(game, state, alpha, beta, 1);
        } else {
            return -negamax(game, state, -beta, -alpha, -1);
        }
    }

    private int negamax(Game<S, A> game, S node, int alpha, int beta, int color) {
        if (game.terminal(node)) {
            return color * game.utility(node);
        }
        int value = -Window.INFINITY;
        for (A move : game.actions(node)) {
            value = Math.max(value, -negamax(game, game.result(node, move), -beta, -alpha, -color));
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break; // cut-off
            }
        }
        return value;
    }

    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int score = -negamax(game, game.result(state, move), -Window.INFINITY, -alpha, -color);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
