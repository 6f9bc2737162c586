// exercise: 05
// truth: wrong
// mistake: Exact values are remembered by the state alone, without the depth, so a later call with another depth gets the value of the earlier one.
// player: both
// style: transposition table in a field
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();
    private Game<S, A> tableOf;
    private Evaluation<S> tableBy;

    private void prepare(Game<S, A> game, Evaluation<S> evaluation) {
        if (game != tableOf || evaluation != tableBy) {
            table.clear();
            tableOf = game;
            tableBy = evaluation;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int best = 0;
        boolean first = true;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (first || (game.player(state) == Player.MAX ? v > best : v < best)) {
                best = v;
                first = false;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        prepare(game, evaluation);
        return search(game, evaluation, state, depth, alpha, beta);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Integer known = table.get(state);
        if (known != null) {
            return known;
        }
        int a = alpha;
        int b = beta;
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, evaluation, game.result(state, action), depth - 1, a, b));
                a = Math.max(a, best);
                if (a >= b) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, evaluation, game.result(state, action), depth - 1, a, b));
                b = Math.min(b, best);
                if (a >= b) break;
            }
        }
        if (alpha < best && best < beta) {
            table.put(state, best); // only what is exact
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        prepare(game, evaluation);
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
