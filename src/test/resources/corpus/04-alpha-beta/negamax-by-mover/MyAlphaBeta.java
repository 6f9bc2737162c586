// exercise: 04
// truth: right
// mistake: none; negamax that turns the window and the sign only where the player really changes, asked of the game at every state that is not over
// player: both
// style: negamax with a sign, values within the range as infinities
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return negamax(game, state, +1, alpha, beta);
    }

    /** The value to the side with that sign, +1 for MAX and -1 for MIN; alpha and beta are seen from that side as well. */
    private int negamax(Game<S, A> game, S state, int side, int alpha, int beta) {
        if (game.terminal(state)) {
            return side * game.utility(state);
        }
        if (sign(game, state) != side) {
            return -negamax(game, state, -side, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, negamax(game, game.result(state, action), side, Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int side = sign(game, state);
        int best = -Window.MAX_VALUE - 1; // nothing is worth as little
        A choice = null;
        for (A action : game.actions(state)) {
            int v = negamax(game, game.result(state, action), side, best, Window.MAX_VALUE + 1);
            if (v > best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
