// exercise: 05
// truth: wrong
// mistake: the values that minimax remembers, by state and depth, are kept from call to call, so a second call with another evaluation, or another game with equal states, gets the answers of the first
// player: both
// style: a record of state and depth as the key of a map in a field
// single: yes
// detail: only from the second call on the same object with equal states; every first call is right. alphaBeta and bestAction remember nothing
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<S>(S state, int depth) {}

    private final Map<Key<S>, Integer> table = new HashMap<>();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Key<S> key = new Key<>(state, depth);
        if (table.containsKey(key)) {
            return table.get(key);
        }
        int value = depth == 0 ? evaluation.value(state) : ofChildren(game, evaluation, state, depth);
        table.put(key, value);
        return value;
    }

    private int ofChildren(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (max == (v > best)) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Window window = new Window(alpha, beta);
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            Window next = window.narrowedBy(player, v);
            if (next != window) {
                best = action;
                window = next;
            }
        }
        return best;
    }
}
