// exercise: 05
// truth: wrong
// mistake: minimax keeps its table of values by state and depth in a field from call to call, so that another game or evaluation gets old values
// player: both
// style: memoised minimax, plain alpha-beta, nested record as key
// single: yes
// detail: sometimes, only from the second call on with equal states; alphaBeta and bestAction are right
import java.util.HashMap;
import java.util.Map;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    record Entry<T>(T state, int depth) {}

    private final Map<Entry<S>, Integer> table = new HashMap<>();

    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Entry<S> key = new Entry<>(state, depth);
        Integer stored = table.get(key);
        if (stored != null) {
            return stored;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (depth == 0) {
            value = evaluation.value(state);
        } else {
            boolean maximising = game.player(state) == Player.MAX;
            value = maximising ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                int childValue = minimax(game, evaluation, game.result(state, action), depth - 1);
                if (maximising && childValue > value) value = childValue;
                if (!maximising && childValue < value) value = childValue;
            }
        }
        table.put(key, value);
        return value;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean maximising = game.player(state) == Player.MAX;
        int value = maximising ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int childValue = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (maximising) {
                value = Math.max(value, childValue);
                alpha = Math.max(alpha, childValue);
            } else {
                value = Math.min(value, childValue);
                beta = Math.min(beta, childValue);
            }
            if (beta <= alpha) {
                return value;
            }
        }
        return value;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean maximising = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (maximising && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!maximising && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
