// exercise: 04
// truth: wrong
// mistake: Negamax swaps and negates the window and flips the colour at every ply, whoever is really to move.
// player: both
// style: negamax with a colour
// kind: slip
// single: yes
// detail: Games in which a player moves twice in a row.
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
        A best = null;
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = color == 1
                    ? value(game, child, alpha, Window.INFINITY)
                    : -value(game, child, -Window.INFINITY, -alpha);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
