// exercise: 05
// truth: wrong
// mistake: bestAction searches each action after the first with a window only 200 wide above (below) the best so far, and takes a value beyond it as exact instead of searching again
// player: both
// style: aspiration at the root, one method for both players
// single: yes
// detail: only if values lie more than 200 apart; seen in ^(0 v(900 950) v(500 950) v(700 700)) as MAX; with values within 100 never
import java.util.*;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MARGIN = 200;

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
                .map(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                .max(order)
                .orElseThrow();
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
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && alpha < beta) {
            int v = alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, alpha, beta);
            if (max) {
                alpha = Math.min(beta, Math.max(alpha, v));
            } else {
                beta = Math.max(alpha, Math.min(beta, v));
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int value = alphaBeta(game, evaluation, game.result(state, best), depth - 1, -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            // the others will hardly be much better: a small window cuts more
            int v = max
                    ? alphaBeta(game, evaluation, next, depth - 1, value, value + MARGIN)
                    : alphaBeta(game, evaluation, next, depth - 1, value - MARGIN, value);
            if (max ? v > value : v < value) {
                value = v;
                best = action;
            }
        }
        return best;
    }
}
