// exercise: 04
// truth: wrong
// mistake: A leaf returns its utility without the colour, so it is always MAX's view.
// player: both
// style: negamax with a colour, window turned
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        // colour 1: in MAX's view
        return negamax(game, state, alpha, beta, 1);
    }

    /** The value in the view of colour (1 is MAX, -1 is MIN). */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int mover = game.player(state) == Player.MAX ? 1 : -1;
        if (mover != color) {
            return -negamax(game, state, -beta, -alpha, mover);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), alpha, beta, color);
            if (score > best) {
                best = score;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = negamax(game, game.result(state, action), alpha, Window.INFINITY, color);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
