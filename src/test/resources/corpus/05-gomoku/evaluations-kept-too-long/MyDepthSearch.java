// exercise: 05
// truth: wrong
// mistake: evaluations are remembered in a field until another game comes, but not until another evaluation comes, so the same game asked with a second evaluation gets the numbers of the first
// kind: subtle
// player: both
// style: cache of leaves between calls, identity of the game checked
// single: yes
// detail: only if one object is asked about the same game object with two different evaluations
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final Map<S, Integer> evaluated = new HashMap<>();
    private Game<S, A> lastGame;

    private void begin(Game<S, A> game) {
        if (game != lastGame) {
            evaluated.clear();
            lastGame = game;
        }
    }

    private int evaluate(Evaluation<S> evaluation, S state) {
        Integer known = evaluated.get(state);
        if (known == null) {
            known = evaluation.value(state);
            evaluated.put(state, known);
        }
        return known;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        begin(game);
        return plain(game, evaluation, state, depth);
    }

    private int plain(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluate(evaluation, state);
        }
        int high = -Window.INFINITY;
        int low = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = plain(game, evaluation, game.result(state, action), depth - 1);
            high = Math.max(high, value);
            low = Math.min(low, value);
        }
        return game.player(state) == Player.MAX ? high : low;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        begin(game);
        return pruned(game, evaluation, state, depth, alpha, beta);
    }

    private int pruned(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluate(evaluation, state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = pruned(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        begin(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = pruned(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
