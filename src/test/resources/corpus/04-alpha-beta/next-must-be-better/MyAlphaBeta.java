// exercise: 04
// truth: wrong
// mistake: bestAction hands down the value that the next action has to reach as its bound, one beyond the best so far, and takes an answer equal to it, which may be a bound
// player: both
// style: fail-soft, root with targets
// single: yes
// detail: sometimes; bestAction of (0 (1 -5)) is 1
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
        final boolean maximizing = game.player(state) == Player.MAX;
        int result = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (maximizing) {
                result = Integer.max(result, score);
                alpha = Integer.max(alpha, score);
            } else {
                result = Integer.min(result, score);
                beta = Integer.min(beta, score);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean maximizing = game.player(state) == Player.MAX;
        // what a move has to reach to become the new best one
        int atLeast = -Window.INFINITY;
        int atMost = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), atLeast, atMost);
            if (maximizing && score >= atLeast) {
                best = move;
                atLeast = score + 1;
            } else if (!maximizing && score <= atMost) {
                best = move;
                atMost = score - 1;
            }
        }
        return best;
    }
}
