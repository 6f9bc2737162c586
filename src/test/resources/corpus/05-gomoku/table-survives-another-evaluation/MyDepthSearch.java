// exercise: 05
// truth: wrong
// mistake: the table of known values is thrown away only when another game comes, not when another evaluation does, so a second call on the same game with another evaluation is answered with the values of the first
// kind: subtle
// player: both
// style: minimax with a memo table kept in a field between calls (record Key), alpha-beta plain
// single: yes
// detail: only minimax, on one object: the same game object and an equal state asked with the same depth and another evaluation
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
    private Game<S, A> knownGame;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game != knownGame) { // what I know belongs to another game
            known.clear();
            knownGame = game;
        }
        return lookup(evaluation, state, depth);
    }

    private int lookup(Evaluation<S> evaluation, S state, int depth) {
        Key<S> key = new Key<>(state, depth);
        Integer value = known.get(key);
        if (value == null) {
            value = compute(evaluation, state, depth);
            known.put(key, value);
        }
        return value;
    }

    private int compute(Evaluation<S> evaluation, S state, int depth) {
        if (knownGame.terminal(state)) {
            return knownGame.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = knownGame.player(state);
        Integer best = null;
        for (A action : knownGame.actions(state)) {
            int value = lookup(evaluation, knownGame.result(state, action), depth - 1);
            if (best == null || (player == Player.MAX ? value > best : value < best)) {
                best = value;
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX ? value > alpha : value < beta) {
                best = action;
                if (player == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
