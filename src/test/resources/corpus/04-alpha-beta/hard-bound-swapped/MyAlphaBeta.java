// exercise: 04
// truth: wrong
// mistake: When a MAX node is cut it returns alpha, which has not been raised yet, instead of beta or what it found.
// player: MAX
// style: two methods, fail-hard
// kind: slip
// single: yes
// detail: Whenever a MAX node is cut: its parent hears something too low.
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
            return maxValue(game, state, alpha, beta);
        }
        return minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score >= beta) {
                return alpha;
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) {
                return alpha;
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
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (max && score > alpha) {
                alpha = score;
                best = action;
            }
            if (!max && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
