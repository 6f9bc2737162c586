// exercise: 04
// truth: right
// mistake: none; cuts only where alpha is strictly beyond beta, which the page allows
// player: both
// style: one method with a boolean
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int search(Game<S, A> game, S state, int alpha, int beta, boolean hardRoot) {
        if (game.terminal(state)) return game.utility(state);
        boolean maximizing = game.player(state) == Player.MAX;
        int best = maximizing ? -Window.INFINITY : +Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = search(game, game.result(state, move), alpha, beta, false);
            if (maximizing) {
                if (score > best) best = score;
                if (best > alpha) alpha = best;
            } else {
                if (score < best) best = score;
                if (best < beta) beta = best;
            }
            // equal values are searched on, I want to be on the safe side
            if (alpha > beta && !hardRoot) break;
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, false);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A result = null;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (maximizing && (result == null || score > alpha)) {
                alpha = score;
                result = move;
            }
            if (!maximizing && (result == null || score < beta)) {
                beta = score;
                result = move;
            }
        }
        return result;
    }
}
