// exercise: 04
// truth: wrong
// mistake: where the same player moves again, negamax leaves the sign of the value but hands down the window as if the other player moved, as (-beta, -alpha)
// player: both
// style: negamax with a sign, fail-soft
// single: yes
// detail: sometimes; only where a player moves twice in a row
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
        return sign(game, state) > 0
                ? negamax(game, state, alpha, beta, 1)
                : -negamax(game, state, -beta, -alpha, -1);
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = child(game, game.result(state, action), alpha, beta, color);
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    private int child(Game<S, A> game, S next, int alpha, int beta, int color) {
        if (game.terminal(next)) {
            return color * game.utility(next);
        }
        int nextColor = sign(game, next);
        int score = negamax(game, next, -beta, -alpha, nextColor);
        return nextColor == color ? score : -score;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = sign(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score = color > 0
                    ? value(game, next, alpha, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -alpha);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
