// exercise: 04
// truth: wrong
// mistake: negamax negates value and window at every ply, also where the same player moves again
// player: both
// style: negamax with colour, fail-soft
// single: yes
// detail: only where the players do not take turns
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
        if (game.player(state) == Player.MAX) {
            return negamax(game, state, alpha, beta, 1);
        }
        return -negamax(game, state, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        int value = -Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.max(value, -negamax(game, game.result(state, action), -beta, -alpha, -color));
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = -negamax(game, game.result(state, action), -Window.INFINITY, -alpha, -color);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
