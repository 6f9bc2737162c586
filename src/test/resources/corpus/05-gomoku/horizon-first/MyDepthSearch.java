// exercise: 05
// truth: wrong
// mistake: the end of the search is asked about before the end of the game, so a finished game at the horizon is evaluated
// player: both
// style: OptionalInt for "the search ends here", shared by all methods
// single: yes
// detail: a state in which the game is over exactly where no plies are left gets the evaluation instead of its utility

import java.util.OptionalInt;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private OptionalInt endValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (depth == 0) {
            return OptionalInt.of(evaluation.value(state));
        }
        return game.terminal(state) ? OptionalInt.of(game.utility(state)) : OptionalInt.empty();
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        OptionalInt end = endValue(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        OptionalInt end = endValue(game, evaluation, state, depth);
        return end.isPresent() ? end.getAsInt() : choose(game, evaluation, state, depth, alpha, beta).value();
    }

    private Choice<A> choose(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = new Choice<>(null, max ? -Window.INFINITY : Window.INFINITY);
        int low = alpha;
        int high = beta;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, low, high);
            if (max ? v > best.value() : v < best.value()) {
                best = new Choice<>(action, v);
            }
            if (max) {
                low = Math.max(low, v);
            } else {
                high = Math.min(high, v);
            }
            if (low >= high) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return choose(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY).action();
    }
}
