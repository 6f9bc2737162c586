// exercise: 05
// truth: wrong
// mistake: minimax remembers values by the state alone, so a state that comes up with another number of plies left gets the value of the wrong depth
// player: both
// style: memoized minimax, the map is made anew for every call from outside
// single: yes
// detail: sometimes; needs a state that is reached at two different depths within one search
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return minimax(game, evaluation, state, depth, new HashMap<>());
    }

    private int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> known) {
        Integer before = known.get(state);
        if (before != null) {
            return before;
        }
        int result;
        if (game.terminal(state)) {
            result = game.utility(state);
        } else if (depth == 0) {
            result = evaluation.value(state);
        } else {
            boolean max = game.player(state) == Player.MAX;
            result = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int child = minimax(game, evaluation, game.result(state, action), depth - 1, known);
                result = max ? Math.max(result, child) : Math.min(result, child);
            }
        }
        known.put(state, result);
        return result;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, child);
                alpha = Math.max(alpha, child);
            } else {
                best = Math.min(best, child);
                beta = Math.min(beta, child);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX ? value > alpha : value < beta) {
                best = action;
                if (game.player(state) == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
