// exercise: 04
// truth: wrong
// mistake: bestAction values its children with the method for the opponent's turn without asking whose turn it is there, so it chooses wrongly where the same player moves again
// player: both
// style: maxValue and minValue with a dispatcher
// single: yes
// detail: only in bestAction, only for the ply right below the root, only where the players do not take turns; value asks at every node
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int POS_INF = Window.INFINITY;
    private static final int NEG_INF = -Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int v = NEG_INF;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int v = POS_INF;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = NEG_INF;
            for (A a : game.actions(state)) {
                int v = minValue(game, game.result(state, a), alpha, POS_INF);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            int beta = POS_INF;
            for (A a : game.actions(state)) {
                int v = maxValue(game, game.result(state, a), NEG_INF, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
