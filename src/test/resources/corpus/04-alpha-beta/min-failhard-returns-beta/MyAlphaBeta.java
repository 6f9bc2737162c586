// exercise: 04
// truth: wrong
// mistake: at a MIN node the cut returns beta instead of alpha (copied from the MAX branch), so a node that is worth alpha or less comes back as at least beta: wrong value, wrong bound
// player: MIN
// style: fail-hard, alpha/beta-form, blog style
// single: yes
// detail: -
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
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score >= beta) {
                    return beta;    // beta cutoff
                }
                if (score > alpha) {
                    alpha = score;
                }
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) {
                return beta;        // alpha cutoff
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean maximizing = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (maximizing && score > alpha) {
                alpha = score;
                best = action;
            } else if (!maximizing && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
