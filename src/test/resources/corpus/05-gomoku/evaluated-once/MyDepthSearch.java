// exercise: 05
// truth: wrong
// mistake: Evaluations are remembered in a field that is emptied for another game but not for another evaluation, so a second evaluation of the same states is never asked.
// player: both
// style: cache of leaves in a field, computeIfAbsent
// kind: subtle
// single: yes
// detail: one MyDepthSearch object, the same game object, alphaBeta or bestAction (or minimax) asked first with one evaluation and then with another
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** It is the evaluation that takes the time, so nothing is evaluated twice. */
    private final Map<S, Integer> evaluated = new HashMap<>();

    private Game<S, A> of;

    private int evaluate(Game<S, A> game, Evaluation<S> evaluation, S state) {
        if (of != game) {
            evaluated.clear();
            of = game;
        }
        return evaluated.computeIfAbsent(state, evaluation::value);
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluate(game, evaluation, state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluate(game, evaluation, state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(
                        game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, alphaBeta(
                    game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best)));
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = max
                    ? alphaBeta(game, evaluation, game.result(state, action), depth - 1, bound, Window.INFINITY)
                    : alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, bound);
            if (max ? value > bound : value < bound) {
                bound = value;
                best = action;
            }
        }
        return best;
    }
}
