// exercise: 04
// truth: wrong
// mistake: two mistakes: MAX starts at Double.MIN_VALUE, which is a tiny number above 0, so a MAX node whose children are all negative is worth 0; and bestAction takes an action whose number equals the best, though that may be a bound
// player: MAX
// style: doubles inside, cast at the end
// single: no
// detail: the ties are for both players, the start value for MAX only
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) alphabeta(game, state, alpha, beta);
    }

    private double alphabeta(Game<S, A> game, S state, double alpha, double beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        double value;
        if (game.player(state) == Player.MAX) {
            value = Double.MIN_VALUE;
            for (A action : game.actions(state)) {
                value = Math.max(value, alphabeta(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            value = Double.MAX_VALUE;
            for (A action : game.actions(state)) {
                value = Math.min(value, alphabeta(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, value);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        double alpha = -Double.MAX_VALUE;
        double beta = Double.MAX_VALUE;
        for (A action : game.actions(state)) {
            double value = alphabeta(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value >= alpha) {
                    alpha = value;
                    best = action;
                }
            } else {
                if (value <= beta) {
                    beta = value;
                    best = action;
                }
            }
        }
        return best;
    }
}
