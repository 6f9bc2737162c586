// exercise: 04
// truth: wrong
// mistake: bestAction starts with the window (-1000, 1000) as if no value lay outside, and returns null (or a wrong action) where the values are beyond it.
// player: both
// style: constants INF and NEG_INF of its own, value and bestAction share a root loop
// single: yes
// detail: for MAX null if all children are worth at most -1000, and an action that only reaches 1000 where a better one exists
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = 1000;
    private static final int NEG_INF = -1000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean first = true;
        int best = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (first || v > best) best = v;
                alpha = Math.max(alpha, best);
            } else {
                if (first || v < best) best = v;
                beta = Math.min(beta, best);
            }
            first = false;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = NEG_INF;
        int beta = INF;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
            if (alpha >= beta) break;
        }
        return best;
    }
}
