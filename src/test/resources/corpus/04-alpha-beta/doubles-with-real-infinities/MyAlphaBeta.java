// exercise: 04
// truth: right
// mistake: none; fail-hard with clamped ends in doubles with real infinities, and cuts at equality, so clamping loses nothing
// player: both
// style: doubles, fail-hard, children from last to first
// single: yes
// detail: a result outside the window is always exactly the bound; an infinite bound never comes out, because every end lies between
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static double bound(int b) {
        if (b == Window.INFINITY) return Double.POSITIVE_INFINITY;
        if (b == -Window.INFINITY) return Double.NEGATIVE_INFINITY;
        return b;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) search(game, state, bound(alpha), bound(beta));
    }

    private double search(Game<S, A> game, S state, double alpha, double beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(game.utility(state), beta));
        }
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        for (int i = actions.size() - 1; i >= 0 && alpha < beta; i--) {
            double v = search(game, game.result(state, actions.get(i)), alpha, beta);
            if (max) {
                alpha = v; // never less than alpha
            } else {
                beta = v; // never more than beta
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        double alpha = Double.NEGATIVE_INFINITY;
        double beta = Double.POSITIVE_INFINITY;
        A best = null;
        List<A> actions = game.actions(state);
        for (int i = actions.size() - 1; i >= 0; i--) {
            double v = search(game, game.result(state, actions.get(i)), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = actions.get(i);
            } else if (!max && v < beta) {
                beta = v;
                best = actions.get(i);
            }
        }
        return best;
    }
}
