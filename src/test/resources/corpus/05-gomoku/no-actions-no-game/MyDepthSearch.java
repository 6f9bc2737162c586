// exercise: 05
// truth: wrong
// mistake: the game is taken to be over when there are no actions, not when terminal says so; a game may list actions after its end
// player: both
// style: one private method for the two ends, ternaries
// single: yes
// detail: sometimes; only with a game that lists actions in finished states: it goes on below the end and asks the evaluation there
import java.util.List;
import java.util.OptionalInt;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private OptionalInt end(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.actions(state).isEmpty()) {
            return OptionalInt.of(game.utility(state));
        }
        return depth == 0 ? OptionalInt.of(evaluation.value(state)) : OptionalInt.empty();
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        OptionalInt end = end(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (max ? value > best : value < best) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        OptionalInt end = end(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            alpha = max ? Math.max(alpha, value) : alpha;
            beta = max ? beta : Math.min(beta, value);
            if (beta <= alpha) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (value > alpha && value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
