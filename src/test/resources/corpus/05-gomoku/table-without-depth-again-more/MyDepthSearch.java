// exercise: 05
// truth: wrong
// mistake: Values are kept in a table under the state alone, without the depth and without regard to whether they were exact or bounds, and never forgotten; asked again with another depth or window (or evaluation), minimax and alphaBeta give the old answer.
// player: both
// style: HashMap as transposition table shared by all methods
// single: no
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** positions that come up again need not be searched again */
    private final Map<S, Integer> table = new HashMap<>();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return alphaBeta(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer known = table.get(state);
        if (known != null) {
            return known;
        }
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                beta = Math.min(beta, value);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        table.put(state, value);
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
