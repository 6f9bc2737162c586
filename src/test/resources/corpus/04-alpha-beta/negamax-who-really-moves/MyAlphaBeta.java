// exercise: 04
// truth: right
// mistake: none; negamax that turns sign and window round only if the other player is to move
// player: both
// style: negamax with a color, fail-soft
// single: yes
// detail: always
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
        int color = color(game, state);
        return color > 0 ? negamax(game, state, alpha, beta, 1) : -negamax(game, state, -beta, -alpha, -1);
    }

    /** What the state is worth to the side "color", in that side's window. The state is not terminal and that side moves. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, int color) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = child(game, game.result(state, action), alpha, beta, color);
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    private int child(Game<S, A> game, S next, int alpha, int beta, int color) {
        if (game.terminal(next)) return color * game.utility(next);
        int theirs = color(game, next);
        if (theirs == color) return negamax(game, next, alpha, beta, color);
        return -negamax(game, next, -beta, -alpha, theirs);
    }

    private int color(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = color(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = child(game, game.result(state, action), alpha, Window.INFINITY, color);
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }
}
