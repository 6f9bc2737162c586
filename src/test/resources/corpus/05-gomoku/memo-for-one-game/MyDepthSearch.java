// exercise: 05
// truth: wrong
// mistake: minimax keeps its values by state and depth in a field that is emptied for another game, but not for another evaluation
// player: both
// style: memo in fields, key as a List, Optional
// kind: subtle
// single: yes
// detail: minimax asked a second time about the same state of the same game object and the same depth, with another evaluation
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final Map<List<Object>, Integer> memo = new HashMap<>();
    private Game<S, A> memoGame;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game != memoGame) {
            memo.clear();
            memoGame = game;
        }
        List<Object> key = List.of(state, depth);
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int value = game.terminal(state)
                ? game.utility(state)
                : depth == 0 ? evaluation.value(state) : inner(game, evaluation, state, depth);
        memo.put(key, value);
        return value;
    }

    private int inner(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int[] window = {alpha, beta};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, window[0], window[1]);
            if (mine == 0 ? v > window[0] : v < window[1]) {
                window[mine] = v;
            }
            if (window[0] >= window[1]) {
                break;
            }
        }
        return window[mine];
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, window[0], window[1]);
            if (mine == 0 ? v > window[0] : v < window[1]) {
                window[mine] = v;
                best = a;
            }
        }
        return best;
    }
}
