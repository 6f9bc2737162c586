// exercise: 05
// truth: wrong
// mistake: asks whether no plies are left before it asks whether the game is over, so an end at the horizon is evaluated
// player: both
// style: a private method for both ends, used by minimax and alpha-beta
// single: yes
// detail: sometimes; where an end lies exactly at the horizon
import java.util.OptionalInt;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private OptionalInt end(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (depth == 0) return OptionalInt.of(evaluation.value(state));
        if (game.terminal(state)) return OptionalInt.of(game.utility(state));
        return OptionalInt.empty();
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        OptionalInt end = end(game, evaluation, state, depth);
        if (end.isPresent()) return end.getAsInt();
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        OptionalInt end = end(game, evaluation, state, depth);
        if (end.isPresent()) return end.getAsInt();
        if (game.player(state) == Player.MAX) {
            int best = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta) return best;
            }
            return best;
        }
        int best = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best)));
            if (best <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = max
                    ? alphaBeta(game, evaluation, next, depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, best);
            if (max ? value > best : value < best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
