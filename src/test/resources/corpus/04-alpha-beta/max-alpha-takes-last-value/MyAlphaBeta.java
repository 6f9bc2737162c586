// exercise: 04
// truth: wrong
// mistake: a MAX node sets alpha to the value of the child just searched (alpha = v) instead of to the largest so far, so a worse child lowers alpha again, below even what the ancestors guarantee: later children are not cut and leaves are asked that can no longer matter
// player: MAX
// style: one method, best kept apart from alpha
// single: yes
// detail: the MIN branch uses Math.min
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** second try, now with pruning */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Player p = game.player(state);
        int best = p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = value(game, next, alpha, beta);
            if (p == Player.MAX) {
                if (v > best) {
                    best = v;
                }
                alpha = v;
            } else {
                if (v < best) {
                    best = v;
                }
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player p = game.player(state);
        A bestAction = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (p == Player.MAX && v > alpha) {
                alpha = v;
                bestAction = action;
            }
            if (p == Player.MIN && v < beta) {
                beta = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
