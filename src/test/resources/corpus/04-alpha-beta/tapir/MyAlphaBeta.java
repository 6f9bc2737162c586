// exercise: 04
// truth: wrong
// mistake: Negamax negates alpha and beta for the other side but does not swap them.
// player: both
// style: negamax, sign for the side, asks the game who moves
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int negamax(Game<S, A> game, S state, int alpha, int beta, Player side) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return side == Player.MAX ? u : -u;
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            Player nextSide = game.terminal(next) ? side : game.player(next);
            int v;
            if (nextSide == side) {
                v = negamax(game, next, alpha, beta, side);
            } else {
                v = -negamax(game, next, -alpha, -beta, nextSide);
            }
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return negamax(game, state, alpha, beta, Player.MAX);
        }
        return -negamax(game, state, -beta, -alpha, Player.MIN);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) { alpha = v; best = a; }
            if (!max && v < beta) { beta = v; best = a; }
        }
        return best;
    }
}
