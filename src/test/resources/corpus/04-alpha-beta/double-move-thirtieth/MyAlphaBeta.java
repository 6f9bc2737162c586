// exercise: 04
// truth: wrong
// mistake: Where MAX moves again after MAX the second node is entered with minus infinity instead of alpha (for MIN: with infinity instead of beta), so nothing from above cuts below a double move.
// player: both
// style: maxValue and minValue that call themselves where a player moves twice
// kind: subtle
// single: yes
// detail: Only leaves are wasted, and only below a node whose owner has moved just before; with players that take turns nothing is needless.
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
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                v = Math.max(v, game.utility(next));
            } else if (game.player(next) == Player.MIN) {
                v = Math.max(v, minValue(game, next, alpha, beta));
            } else {
                v = Math.max(v, maxValue(game, next, -Window.INFINITY, beta)); // MAX again, with nothing found yet
            }
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                v = Math.min(v, game.utility(next));
            } else if (game.player(next) == Player.MAX) {
                v = Math.min(v, maxValue(game, next, alpha, beta));
            } else {
                v = Math.min(v, minValue(game, next, alpha, Window.INFINITY)); // MIN again, with nothing found yet
            }
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
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
