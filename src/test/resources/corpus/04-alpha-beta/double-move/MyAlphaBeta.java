// exercise: 04
// truth: wrong
// mistake: a child at which the same player moves again gets the alpha with which the node was entered, not the one raised since.
// player: both
// style: negamax with a case of its own for a player who moves again
// single: yes
// detail: values and actions are right; too many leaves only where the players do not take turns
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static int sign(Player player) {
        return player == Player.MAX ? 1 : -1;
    }

    /** The value to the player to move in a state that is not over. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        int a = alpha;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = sign(me) * game.utility(next);
            } else if (game.player(next) == me) {
                v = negamax(game, next, alpha, beta);
            } else {
                v = -negamax(game, next, -beta, -a);
            }
            best = Math.max(best, v);
            a = Math.max(a, best);
            if (a >= beta) {
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
        return game.player(state) == Player.MAX
                ? negamax(game, state, alpha, beta)
                : -negamax(game, state, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game.player(state));
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0
                    ? value(game, next, best, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -best);
            if (v > best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
