// exercise: 04
// truth: wrong
// mistake: Every number is pressed into the window, but MAX cuts only at alpha > beta, which can then never happen: no MAX node is left early.
// player: MAX
// style: fail-hard, every number is pressed into the window
// kind: subtle
// single: yes
// detail: Pruning at MAX nodes that beta has closed; MIN nodes cut as they should, values and actions are right.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(high, value));
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return clamp(game.utility(state), alpha, beta);
        }
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MIN) {
                if (score < beta) {
                    beta = score;
                }
                if (beta <= alpha) {
                    return alpha;
                }
            } else {
                if (score > alpha) {
                    alpha = score;
                }
                if (alpha > beta) {
                    return beta;
                }
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX && score > alpha) {
                alpha = score;
                best = action;
            }
            if (player == Player.MIN && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
