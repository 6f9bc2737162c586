// Wrong: values are kept by the state and one bound, β for MAX and α for MIN; what was found depends on the other bound, too.
// Fails first: The same in awkward games, and however often it is called
// Says: several paths lead to the same state
// Diagnosis: met-again

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Key<S>(S state, int bound) {}

    private final Map<Key<S>, Integer> values = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        values.clear();
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        Key<S> key = new Key<>(state, beta);
        if (values.containsKey(key)) {
            return values.get(key);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, search(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        values.put(key, best);
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        Key<S> key = new Key<>(state, alpha);
        if (values.containsKey(key)) {
            return values.get(key);
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, search(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                break;
            }
        }
        values.put(key, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        values.clear();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
