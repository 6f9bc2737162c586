// exercise: 04
// truth: right
// mistake: none; doubles with true infinities inside (every int is exact in a double), and cuts only where alpha is greater than beta, which the README calls right as well
// player: both
// style: beginner, double arithmetic, both players mirrored by a factor
// single: yes
// detail: looks at more leaves where many values are equal
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private A moveOfLastSearch;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) search(game, state, alpha, beta, false);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        search(game, state, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true);
        return moveOfLastSearch;
    }

    private double search(Game<S, A> game, S state, double alpha, double beta, boolean isRoot) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        double sign = game.player(state) == Player.MAX ? 1 : -1;
        double best = Double.NEGATIVE_INFINITY; // times the sign
        A bestMove = null;
        for (A a : game.actions(state)) {
            double v = search(game, game.result(state, a), alpha, beta, false);
            // at the root an equal number may be a bound: the first one stays
            if (sign * v > best) {
                best = sign * v;
                bestMove = a;
                if (sign > 0) {
                    alpha = Math.max(alpha, v);
                } else {
                    beta = Math.min(beta, v);
                }
                if (alpha > beta) {
                    break;
                }
            }
        }
        if (isRoot) {
            moveOfLastSearch = bestMove;
        }
        return sign * best;
    }
}
