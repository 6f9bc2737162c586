// exercise: 04
// truth: right
// mistake: none; cuts only where alpha is really larger than beta
// player: both
// style: maxNode and minNode, dispatched by the player of each state
// single: yes
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
        return game.player(state) == Player.MAX
                ? maxNode(game, state, alpha, beta)
                : minNode(game, state, alpha, beta);
    }

    private int maxNode(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v > beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minNode(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v < alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int bestValue = 0;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = a;
                bestValue = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, bestValue, Window.INFINITY);
                if (v > bestValue) {
                    best = a;
                    bestValue = v;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, bestValue);
                if (v < bestValue) {
                    best = a;
                    bestValue = v;
                }
            }
        }
        return best;
    }
}
