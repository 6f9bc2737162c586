// exercise: 04
// truth: wrong
// mistake: MIN's null window is (beta, beta + 1) instead of (beta - 1, beta), so a child that is better for MIN may come back as a bound equal to beta and is passed over.
// player: MIN
// style: principal variation search with a branch for each player
// kind: subtle
// single: yes
// detail: Values and actions, where a child better for MIN is cut with a bound that just equals the best so far: mostly in trees with many equal leaves.
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
        int best = -Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = first ? value(game, next, alpha, beta) : value(game, next, alpha, alpha + 1);
            if (!first && alpha < v && v < beta) {
                v = value(game, next, alpha, beta);
            }
            first = false;
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int minNode(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = first ? value(game, next, alpha, beta) : value(game, next, beta, beta + 1);
            if (!first && alpha < v && v < beta) {
                v = value(game, next, alpha, beta);
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
