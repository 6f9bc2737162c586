// exercise: 05
// truth: wrong
// mistake: minimax remembers values under the hash code of a state instead of the state, so two different states with the same hash code get the same value.
// kind: subtle
// player: both
// style: memo table local to each call of minimax, long keys
// single: yes
// detail: needs two unequal states at the same depth with equal hash codes: in tree games a node of 32 children or more (paths [0,31] and [1,0]), or a game with a coarse hashCode; alphaBeta and bestAction are right
import java.util.HashMap;
import java.util.Map;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return minimax(game, evaluation, state, depth, new HashMap<>());
    }

    private int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<Long, Integer> known) {
        long key = ((long) state.hashCode() << 32) | depth; // the same state may come at several depths
        Integer value = known.get(key);
        if (value != null) {
            return value;
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
        known.put(key, result);
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
        Player player = game.player(state);
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int child = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            switch (player) {
                case MAX -> a = Math.max(a, child);
                case MIN -> b = Math.min(b, child);
            }
            if (b <= a) {
                break;
            }
        }
        return player == Player.MAX ? a : b;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int child = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (player == Player.MAX && child > a) {
                a = child;
                best = action;
            }
            if (player == Player.MIN && child < b) {
                b = child;
                best = action;
            }
        }
        return best;
    }
}
