// exercise: 04
// truth: wrong
// mistake: negamax turns the window and the sign at every ply, although the same player may move twice in a row.
// player: both
// style: negamax with functional helpers
// single: yes
// detail: whenever the players do not take turns below the state
import java.util.Iterator;
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
                ? negamax(game, state, alpha, beta, 1)
                : -negamax(game, state, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        if (game.terminal(state)) {
            return color * game.utility(state);
        }
        int value = -Window.INFINITY;
        for (Iterator<A> it = game.actions(state).iterator(); it.hasNext() && alpha < beta; ) {
            value = Math.max(value, -negamax(game, game.result(state, it.next()), -beta, -alpha, -color));
            alpha = Math.max(alpha, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = -negamax(game, game.result(state, action), -Window.INFINITY, -alpha, -color);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
