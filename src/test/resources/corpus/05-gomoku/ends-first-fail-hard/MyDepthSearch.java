// exercise: 05
// truth: right
// mistake: none; at every node the children that are ends come first, and the values stay in the window
// player: both
// style: fail-hard, partitions the children, separate methods for MAX and MIN
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return game.player(state) == Player.MAX
                ? java.util.Collections.max(values)
                : java.util.Collections.min(values);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return clamp(game.utility(state), alpha, beta);
        }
        if (depth == 0) {
            return clamp(evaluation.value(state), alpha, beta);
        }
        Map<A, S> children = sortedChildren(game, state);
        return game.player(state) == Player.MAX
                ? max(game, evaluation, children, depth, alpha, beta)
                : min(game, evaluation, children, depth, alpha, beta);
    }

    private int max(Game<S, A> game, Evaluation<S> evaluation, Map<A, S> children, int depth, int alpha, int beta) {
        for (S child : children.values()) {
            int value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
            if (value >= beta) {
                return beta;
            }
            if (value > alpha) {
                alpha = value;
            }
        }
        return alpha;
    }

    private int min(Game<S, A> game, Evaluation<S> evaluation, Map<A, S> children, int depth, int alpha, int beta) {
        for (S child : children.values()) {
            int value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
            if (value <= alpha) {
                return alpha;
            }
            if (value < beta) {
                beta = value;
            }
        }
        return beta;
    }

    private Map<A, S> sortedChildren(Game<S, A> game, S state) {
        Map<A, S> ends = new LinkedHashMap<>();
        Map<A, S> others = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            (game.terminal(child) ? ends : others).put(action, child);
        }
        ends.putAll(others);
        return ends;
    }

    private static int clamp(int value, int low, int high) {
        return value <= low ? low : value >= high ? high : value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (Map.Entry<A, S> child : sortedChildren(game, state).entrySet()) {
            int value = alphaBeta(game, evaluation, child.getValue(), depth - 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = child.getKey();
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
