// exercise: 04
// truth: wrong
// mistake: bestAction gives every child the full window when it is MIN's turn
// player: MIN
// style: bestAction in two branches, fail-hard value
// single: yes
// detail: choices are right; bestAction for MIN looks at leaves that cannot matter
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A a : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
            if (beta <= alpha) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        if (game.player(state) == Player.MAX) {
            int best = -INF;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), best, INF);
                if (v > best) {
                    best = v;
                    bestMove = a;
                }
            }
        } else {
            int best = INF;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), -INF, INF);
                if (v < best) {
                    best = v;
                    bestMove = a;
                }
            }
        }
        return bestMove;
    }
}
