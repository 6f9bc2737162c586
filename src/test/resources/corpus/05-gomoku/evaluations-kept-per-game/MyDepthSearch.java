// exercise: 05
// truth: wrong
// mistake: evaluations are kept in a field and forgotten only when another game comes, not when another evaluation comes for the same game
// player: both
// style: cache of evaluations, otherwise plain alpha-beta
// single: yes
// detail: sometimes; only if one object is asked about the same game with two different evaluations
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final Map<S, Integer> evaluated = new HashMap<>();
    private Game<S, A> game;
    private Evaluation<S> evaluation;

    private void use(Game<S, A> newGame, Evaluation<S> newEvaluation) {
        if (game != newGame) {
            evaluated.clear();
        }
        game = newGame;
        evaluation = newEvaluation;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        use(game, evaluation);
        return plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        use(game, evaluation);
        return pruned(state, depth, alpha, beta);
    }

    private int leaf(S state) {
        return evaluated.computeIfAbsent(state, evaluation::value);
    }

    private int plain(S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return leaf(state);
        }
        int max = -Window.INFINITY;
        int min = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = plain(game.result(state, action), depth - 1);
            max = Math.max(max, v);
            min = Math.min(min, v);
        }
        return game.player(state) == Player.MAX ? max : min;
    }

    private int pruned(S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return leaf(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, pruned(game.result(state, action), depth - 1, Math.max(alpha, v), beta));
                if (v >= beta) {
                    return v;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, pruned(game.result(state, action), depth - 1, alpha, Math.min(beta, v)));
            if (v <= alpha) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        use(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = max
                    ? pruned(game.result(state, action), depth - 1, bound, Window.INFINITY)
                    : pruned(game.result(state, action), depth - 1, -Window.INFINITY, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }
}
