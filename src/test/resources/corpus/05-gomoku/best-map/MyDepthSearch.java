// exercise: 05
// truth: wrong
// mistake: bestAction for MIN takes an action whose value equals the best so far, which may be only a bound of a worse action
// player: MIN
// style: a TreeMap from value to action for MIN, putIfAbsent for MAX
// single: yes
// detail: MIN to move at the root, a later child is cut and returns exactly the best value although it is worth more

import java.util.NavigableMap;
import java.util.TreeMap;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            low = Math.min(low, v);
            high = Math.max(high, v);
        }
        return game.player(state) == Player.MAX ? high : low;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta) break;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Math.min(beta, best)));
                if (best <= alpha) break;
            }
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        NavigableMap<Integer, A> byValue = new TreeMap<>();
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int alpha = max && !byValue.isEmpty() ? byValue.lastKey() : -Window.INFINITY;
            int beta = !max && !byValue.isEmpty() ? byValue.firstKey() : Window.INFINITY;
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (max) {
                byValue.putIfAbsent(v, a);
            } else {
                byValue.put(v, a);
            }
        }
        return max ? byValue.lastEntry().getValue() : byValue.firstEntry().getValue();
    }
}
