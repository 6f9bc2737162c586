// exercise: 05
// truth: wrong
// mistake: minimax keeps values by state and depth in a field and forgets them only for another game, not for another evaluation
// player: both
// style: memo in a HashMap with a record as key, computed lazily
// single: yes
// detail: minimax of the same object asked twice about the same game with two evaluations
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<S>(S state, int depth) {}

    private final Map<Key<S>, Integer> known = new HashMap<>();
    private Game<S, A> knownGame;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game != knownGame) {
            known.clear();
            knownGame = game;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Key<S> key = new Key<>(state, depth);
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, action), depth - 1));
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
        boolean max = game.player(state) == Player.MAX;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = alphaBeta(
                    game,
                    evaluation,
                    game.result(state, action),
                    depth - 1,
                    max ? Math.max(alpha, value) : alpha,
                    max ? beta : Math.min(beta, value));
            value = max ? Math.max(value, child) : Math.min(value, child);
            if (max ? value >= beta : value <= alpha) {
                return value;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = alphaBeta(
                    game,
                    evaluation,
                    game.result(state, action),
                    depth - 1,
                    max ? value : -Window.INFINITY,
                    max ? Window.INFINITY : value);
            if (max ? child > value : child < value) {
                value = child;
                best = action;
            }
        }
        return best;
    }
}
