// exercise: 04
// truth: right
// mistake: none; fail-hard, leaves clamped; the colour is asked of the game at every node
// player: both
// style: negamax with colour, fail-hard
// single: yes
// detail: -

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int color = color(game, state, 1);
        return color * negamax(game, state, color == 1 ? alpha : -beta, color == 1 ? beta : -alpha, color);
    }

    /** 1 where MAX is to move and -1 where MIN is; a finished game keeps the colour that it is looked at with. */
    private int color(Game<S, A> game, S state, int otherwise) {
        if (game.terminal(state)) {
            return otherwise;
        }
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private int negamax(Game<S, A> game, S node, int alpha, int beta, int color) {
        if (game.terminal(node)) {
            int v = color * game.utility(node);
            return v <= alpha ? alpha : v >= beta ? beta : v;
        }
        for (A move : game.actions(node)) {
            alpha = Math.max(alpha, step(game, game.result(node, move), alpha, beta, color));
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    /** The child's value in the view of the parent's colour. */
    private int step(Game<S, A> game, S child, int alpha, int beta, int color) {
        int next = color(game, child, color);
        if (next == color) {
            return negamax(game, child, alpha, beta, color);
        }
        return -negamax(game, child, -beta, -alpha, next);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = color(game, state, 1);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int score = step(game, game.result(state, move), alpha, Window.INFINITY, color);
            if (score > alpha) {
                alpha = score;
                best = move;
            }
        }
        return best;
    }
}
