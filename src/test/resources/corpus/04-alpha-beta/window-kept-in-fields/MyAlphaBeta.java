// exercise: 04
// truth: wrong
// mistake: alpha and beta are fields that every node moves and nobody puts back, so siblings and parents see what another branch left behind and stop too early with wrong values.
// player: both
// style: fields instead of parameters, private recursive method
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.alpha = alpha;
        this.beta = beta;
        return visit(game, state);
    }

    private int visit(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean maxTurn = game.player(state) == Player.MAX;
        int bestValue = maxTurn ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int childValue = visit(game, game.result(state, action));
            if (maxTurn) {
                bestValue = Math.max(bestValue, childValue);
                alpha = Math.max(alpha, bestValue);
            } else {
                bestValue = Math.min(bestValue, childValue);
                beta = Math.min(beta, bestValue);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maxTurn = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), lo, hi);
            if (maxTurn) {
                if (v > lo) {
                    lo = v;
                    bestAction = action;
                }
            } else {
                if (v < hi) {
                    hi = v;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
