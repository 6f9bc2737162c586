// exercise: 05
// truth: wrong
// mistake: alphaBeta sorts the children by their evaluation before it searches them, so the evaluation is asked at inner nodes and at finished games too, not only at the horizon; the values are right
// player: both
// style: chess programmer: move ordering with a comparator, best-form
// single: yes
// detail: 'Ask it at no other state': the effect is in what is asked, not in the values
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (S child : sortedChildren(game, evaluation, state, max)) {
            int value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    /** Good moves first: then there are more cutoffs. */
    private List<S> sortedChildren(Game<S, A> game, Evaluation<S> evaluation, S state, boolean max) {
        List<S> children = new ArrayList<>();
        for (A action : game.actions(state)) {
            children.add(game.result(state, action));
        }
        Comparator<S> byValue = Comparator.comparingInt(evaluation::value);
        children.sort(max ? byValue.reversed() : byValue);
        return children;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
