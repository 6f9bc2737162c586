// exercise: 04
// truth: wrong
// mistake: MIN tests for the cut before it has lowered beta, so it looks at one child too many
// player: MIN
// style: two methods
// single: yes
// detail: values right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return maxValue(game, state, alpha, beta);
        return minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, a), alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, a), alpha, beta));
            if (alpha >= beta) break;
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                best = a;
                alpha = v;
            }
            if (!max && v < beta) {
                best = a;
                beta = v;
            }
        }
        return best;
    }
}
