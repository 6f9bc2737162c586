// exercise: 04
// truth: right
// mistake: none; fail-hard, alpha for MAX and beta for MIN are what is returned
// player: both
// style: two private methods and a wrapper, values never leave the window
// single: yes
// detail: always right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        return switch (game.player(state)) {
            case MAX -> forMax(game, state, alpha, beta);
            case MIN -> forMin(game, state, alpha, beta);
        };
    }

    private int forMax(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
            if (alpha == beta) {
                return beta;
            }
        }
        return alpha;
    }

    private int forMin(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
            if (alpha == beta) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
