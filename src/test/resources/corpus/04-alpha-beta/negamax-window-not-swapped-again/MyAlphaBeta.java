// exercise: 04
// truth: wrong
// mistake: the negamax call negates its result but passes (-alpha, -beta) without swapping the two bounds, so the child's window is upside down and it is cut after its first child; wrong values and actions
// player: both
// style: negamax with colour; the colour comes from game.player
// single: yes
// detail: prunes too much

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (colour(game, state) == 1) {
            return negamax(game, state, alpha, beta, 1);
        }
        return -negamax(game, state, -beta, -alpha, -1);
    }

    private int colour(Game<S, A> game, S state) {
        return !game.terminal(state) && game.player(state) == Player.MIN ? -1 : 1;
    }

    /** The value to the player with that colour. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int nextColour = colour(game, next);
            int v = nextColour == colour
                    ? negamax(game, next, alpha, beta, colour)
                    : -negamax(game, next, -alpha, -beta, nextColour);
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int colour = colour(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = colour == 1
                    ? value(game, next, alpha, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -alpha);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
