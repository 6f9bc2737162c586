// exercise: 05
// truth: wrong
// mistake: minimax keeps its values by state and depth and forgets them when another game comes, but not when another evaluation comes
// player: both
// style: memoised minimax, plain alpha-beta
// single: yes
// detail: sometimes; the same searcher and the same game object with two evaluations one after the other
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<T>(T state, int depth) {}

    private final Map<Key<S>, Integer> known = new HashMap<>();
    private Game<S, A> gameOfKnown;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game != gameOfKnown) {
            known.clear();
            gameOfKnown = game;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Key<S> key = new Key<>(state, depth);
        Integer old = known.get(key);
        if (old != null) {
            return old;
        }
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
        } else {
            value = Window.INFINITY;
            for (A a : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
        }
        known.put(key, value);
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (best <= alpha) {
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
