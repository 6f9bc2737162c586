// exercise: 04
// truth: wrong
// mistake: bestAction starts alpha at Integer.MIN_VALUE, whose negative is Integer.MIN_VALUE again, so the first action's child is searched with beta = Integer.MIN_VALUE and cut after its first child; the wrong action is played
// player: both
// style: negamax by who moves next
// single: yes
// detail: prunes too much, in bestAction only; value is right because it is given -Window.INFINITY

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
            return negamax(game, state, Player.MAX, alpha, beta);
        }
        return -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    /** Value for the given player, whoever moves. */
    private int childValue(Game<S, A> game, S child, Player player, int alpha, int beta) {
        if (game.terminal(child)) {
            return player == Player.MAX ? game.utility(child) : -game.utility(child);
        }
        Player next = game.player(child);
        return next == player
                ? negamax(game, child, next, alpha, beta)
                : -negamax(game, child, next, -beta, -alpha);
    }

    private int negamax(Game<S, A> game, S state, Player player, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, childValue(game, game.result(state, action), player, alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            int v = childValue(game, game.result(state, action), player, alpha, beta);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
