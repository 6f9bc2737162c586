// exercise: 04
// truth: wrong
// mistake: The loop compares alpha and beta after a child was searched but before its value moves a bound, so every cut comes one child too late.
// player: both
// style: one loop, check in the middle
// single: yes
// detail: the pruning only: after the child that closes a node the next child is still asked for a leaf; answers are right

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
        var mover = game.player(state);
        var best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (var action : game.actions(state)) {
            var child = game.result(state, action);
            var v = value(game, child, alpha, beta);
            if (alpha >= beta) {
                break; // beta cutoff or alpha cutoff
            }
            if (mover == Player.MAX) {
                best = Math.max(v, best);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(v, best);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        var mover = game.player(state);
        var alpha = -Window.INFINITY;
        var beta = Window.INFINITY;
        A best = null;
        for (var action : game.actions(state)) {
            var v = value(game, game.result(state, action), alpha, beta);
            if (mover == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            }
            if (mover == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
