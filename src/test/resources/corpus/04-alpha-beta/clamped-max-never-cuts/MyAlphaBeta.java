// exercise: 04
// truth: wrong
// mistake: ends are clamped to the window and MAX cuts only at score > beta, which a clamped score never is, so no MAX node ever cuts
// player: MAX
// style: fail-hard with clamped ends
// single: yes
// detail: values and choices are right, MIN cuts at equality; needless leaves below MAX nodes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** always returns a number from alpha to beta */
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return clamp(game.utility(state), alpha, beta);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score > beta) {
                    return beta;
                }
                alpha = Math.max(alpha, score);
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) {
                return alpha;
            }
            beta = Math.min(beta, score);
        }
        return beta;
    }

    private static int clamp(int number, int low, int high) {
        return Math.max(low, Math.min(high, number));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (max && score > alpha) {
                alpha = score;
                best = action;
            } else if (!max && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
