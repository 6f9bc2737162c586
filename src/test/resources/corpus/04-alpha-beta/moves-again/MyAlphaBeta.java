// exercise: 04
// truth: wrong
// mistake: where the same player moves again the child gets the window of entry, without what the earlier siblings have brought
// player: both
// style: negamax with the sign of the player to move, two branches for the child
// kind: subtle
// single: yes
// detail: prunes less only where a player moves twice in a row and the second such child could be cut by the first; nothing is lost when the players take turns
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? negamax(game, state, alpha, beta)
                : -negamax(game, state, -beta, -alpha);
    }

    /** The value of an inner node in the view of the player who is to move there. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta) {
        Player player = game.player(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = player == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == player) {
                v = negamax(game, next, alpha, beta);
            } else {
                v = -negamax(game, next, -beta, -Math.max(alpha, best));
            }
            best = Math.max(best, v);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
