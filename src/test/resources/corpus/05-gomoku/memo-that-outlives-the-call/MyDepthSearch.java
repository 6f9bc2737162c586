// exercise: 05
// truth: wrong
// mistake: the memo of minimax is a field that is never emptied, so another evaluation or another game with equal states gets the old values
// player: both
// style: memo with computeIfAbsent logic by hand, record as key
// single: yes
// detail: sometimes; minimax only, from the second call on an object on, when evaluation or game differ but the states are equal
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private record Key(Object state, int depth) {}

    private final Map<Key, Integer> memo = new HashMap<>();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Key key = new Key(state, depth);
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int value = depth == 0 ? evaluation.value(state) : children(game, evaluation, state, depth);
        memo.put(key, value);
        return value;
    }

    private int children(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int high = Integer.MIN_VALUE;
        int low = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            high = Math.max(high, value);
            low = Math.min(low, value);
        }
        return game.player(state) == Player.MAX ? high : low;
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
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = alphaBeta(game, evaluation, child, depth - 1, window.alpha(), window.beta());
            Window narrowed = window.narrowedBy(game.player(state), value);
            if (!narrowed.equals(window)) {
                best = action;
                window = narrowed;
            }
        }
        return best;
    }
}
