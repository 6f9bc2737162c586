// exercise: 05
// truth: wrong
// mistake: in alphaBeta the call at a MIN node hands down depth instead of depth - 1
// player: MIN
// style: three private methods maxValue, minValue, leaf
// single: yes
// detail: always, where MIN moves before the horizon and the game goes on
import java.util.OptionalInt;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private OptionalInt leaf(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return OptionalInt.of(game.utility(state));
        }
        return depth <= 0 ? OptionalInt.of(evaluation.value(state)) : OptionalInt.empty();
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        OptionalInt end = leaf(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        OptionalInt end = leaf(game, evaluation, state, depth);
        if (end.isPresent()) {
            return end.getAsInt();
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, action), depth, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, next, depth - 1, bound, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }
}
