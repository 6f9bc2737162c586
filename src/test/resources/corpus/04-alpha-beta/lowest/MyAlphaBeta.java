// exercise: 04
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE, whose negative is Integer.MIN_VALUE again, so below the first child the opponent's node has a window that is closed at once and is left after its first move
// player: both
// style: negamax by player, with the extremes of int
// kind: slip
// single: yes
// detail: bestAction when the reply that refutes the root's first child is not the first one there; value is right, because it gets its window from the caller
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return score(game, state, Player.MAX, alpha, beta);
    }

    private int score(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return me == Player.MAX ? utility : -utility;
        }
        if (game.player(state) != me) {
            return -score(game, state, me.opponent(), -beta, -alpha);
        }
        int max = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = score(game, game.result(state, action), me, alpha, beta);
            if (score > max) {
                max = score;
            }
            if (max > alpha) {
                alpha = max;
            }
            if (alpha >= beta) {
                return max;
            }
        }
        return max;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A bestAction = null;
        int bestScore = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = score(game, game.result(state, action), me, bestScore, Integer.MAX_VALUE);
            if (score > bestScore) {
                bestScore = score;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
