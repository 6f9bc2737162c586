// exercise: 04
// truth: right
// mistake: none; negamax that negates only when the player really changes
// player: both
// style: negamax, fail-hard
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int color = color(game, state);
        return color == 1 ? nega(game, state, 1, alpha, beta) : -nega(game, state, -1, -beta, -alpha);
    }

    private int color(Game<S, A> game, S state) {
        return game.terminal(state) || game.player(state) == Player.MAX ? 1 : -1;
    }

    /** From the view of the player with the color. */
    private int nega(Game<S, A> game, S state, int color, int alpha, int beta) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        for (A action : game.actions(state)) {
            int score = child(game, game.result(state, action), color, alpha, beta);
            if (score >= beta) {
                return beta;
            }
            alpha = Math.max(alpha, score);
        }
        return alpha;
    }

    private int child(Game<S, A> game, S next, int color, int alpha, int beta) {
        int other = game.terminal(next) ? color : color(game, next);
        return other == color ? nega(game, next, color, alpha, beta) : -nega(game, next, other, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = color(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = child(game, game.result(state, action), color, alpha, Window.INFINITY);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
