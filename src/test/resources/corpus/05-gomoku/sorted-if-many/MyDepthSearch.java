// exercise: 05
// truth: wrong
// mistake: where a node has more than eight actions and two plies or more are left, alphaBeta evaluates every child to sort them, although the evaluation may be asked at the horizon only
// player: both
// style: comparators, sorting the more promising children first where there are many
// kind: subtle
// single: yes
// detail: nodes with nine actions or more and depth 2 or more: the evaluation is asked at states that are not at the horizon. The values are right
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** With fewer actions sorting isn't worth it. */
    private static final int MANY = 8;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Comparator<Integer> order = game.player(state) == Player.MAX ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return game.actions(state).stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .max(order)
                .orElseThrow();
    }

    private List<A> ordered(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = new ArrayList<>(game.actions(state));
        if (depth < 2 || actions.size() <= MANY) {
            return actions;
        }
        Map<A, Integer> promise = new HashMap<>();
        for (A action : actions) {
            S child = game.result(state, action);
            promise.put(action, game.terminal(child) ? 0 : evaluation.value(child));
        }
        Comparator<A> byPromise = Comparator.comparing(promise::get);
        actions.sort(game.player(state) == Player.MAX ? byPromise.reversed() : byPromise);
        return actions;
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
        for (A action : ordered(game, evaluation, state, depth)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
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
            if (max ? value > alpha : value < beta) {
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
