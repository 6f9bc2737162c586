// exercise: 04
// truth: right
// mistake: none; cuts beyond equality only
// player: both
// style: double arithmetic with real infinities; cuts only at alpha > beta
// single: yes
// detail: strict
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) search(game, state, alpha, beta);
    }

    private double search(Game<S, A> game, S state, double alpha, double beta) {
        if (game.terminal(state)) return game.utility(state);
        double sign = game.player(state) == Player.MAX ? 1 : -1;
        double best = Double.NEGATIVE_INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * search(game, game.result(state, a), alpha, beta));
            if (sign > 0) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, -best);
            }
            if (alpha > beta) break;
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        double alpha = Double.NEGATIVE_INFINITY;
        double beta = Double.POSITIVE_INFINITY;
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        for (A a : game.actions(state)) {
            // a half more than the best: no value lies there, so equal ones are not taken for better
            double v = search(game, game.result(state, a), alpha, beta);
            if (max && v >= alpha + 0.5) {
                alpha = v;
                best = a;
            }
            if (!max && v <= beta - 0.5) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
