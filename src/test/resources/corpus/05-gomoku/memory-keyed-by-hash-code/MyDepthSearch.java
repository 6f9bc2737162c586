// exercise: 05
// truth: wrong
// mistake: minimax remembers values under a number made of the state's hash code and the depth, so two different states with equal hash codes are taken for one
// kind: subtle
// player: both
// style: memo in minimax, keyed by a long; alpha-beta without a memo
// single: yes
// detail: only if two different states at the same depth have equal hash codes; with TreeState that needs nodes with 32 children and more, with other states it is free
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
        return remembered(game, evaluation, state, depth, new HashMap<>());
    }

    private int remembered(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<Long, Integer> memo) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        long key = (long) state.hashCode() << 32 | depth;
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else {
            boolean max = game.player(state) == Player.MAX;
            value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int below = remembered(game, evaluation, game.result(state, action), depth - 1, memo);
                value = max ? Math.max(value, below) : Math.min(value, below);
            }
        }
        memo.put(key, value);
        return value;
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
        var actions = game.actions(state).iterator();
        int best = max ? -Window.INFINITY : Window.INFINITY;
        while (actions.hasNext() && (max ? best < beta : best > alpha)) {
            S next = game.result(state, actions.next());
            best = max
                    ? Math.max(best, alphaBeta(game, evaluation, next, depth - 1, Math.max(alpha, best), beta))
                    : Math.min(best, alphaBeta(game, evaluation, next, depth - 1, alpha, Math.min(beta, best)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, next, depth - 1, value, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, value);
            if (max ? v > value : v < value) {
                value = v;
                best = action;
            }
        }
        return best;
    }
}
