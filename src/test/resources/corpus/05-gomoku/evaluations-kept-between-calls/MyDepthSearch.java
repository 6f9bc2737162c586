// exercise: 05
// truth: wrong
// mistake: the answers of the evaluation are remembered by state in a field that outlives the call, so a later call with another evaluation gets the numbers of the first one
// kind: subtle
// player: both
// style: cache of leaves in a field, negamax-free
// single: yes
// detail: only if one object is asked about equal states with two different evaluations
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** The evaluation is what takes the time: never ask twice. */
    private final Map<S, Integer> evaluated = new HashMap<>();

    private int leaf(Evaluation<S> evaluation, S state) {
        Integer known = evaluated.get(state);
        if (known == null) {
            known = evaluation.value(state);
            evaluated.put(state, known);
        }
        return known;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return alphaBetaOrNot(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return alphaBetaOrNot(game, evaluation, state, depth, alpha, beta, true);
    }

    private int alphaBetaOrNot(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean cut) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return leaf(evaluation, state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBetaOrNot(game, evaluation, game.result(state, action), depth - 1, alpha, beta, cut);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (cut && alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (value > alpha && value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
