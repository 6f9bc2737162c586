// exercise: 05
// truth: wrong
// mistake: minimax keeps its values in a HashMap field keyed by the state alone: the depth is not part of the key and the map is never cleared, so a state that was met with another number of plies left (in the same search, or in an earlier call) gets that older, shallower or deeper value
// player: both
// style: over-engineer: 'transposition table' with computeIfAbsent-like helper, alphaBeta without a table
// single: yes
// detail: alphaBeta and bestAction do not use the table and are right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    /** Positions that were reached by another order of moves need not be searched twice. */
    private final Map<S, Integer> transpositions = new HashMap<>();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Integer known = transpositions.get(state);
        if (known != null) {
            return known;
        }
        boolean maximizing = game.player(state) == Player.MAX;
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = maximizing ? Math.max(best, value) : Math.min(best, value);
        }
        transpositions.put(state, best);
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean maximizing = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (maximizing) {
                best = Math.max(best, value);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, best);
            }
            if (a >= b) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean maximizing = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (maximizing && value > a) {
                a = value;
                best = action;
            }
            if (!maximizing && value < b) {
                b = value;
                best = action;
            }
        }
        return best;
    }
}
