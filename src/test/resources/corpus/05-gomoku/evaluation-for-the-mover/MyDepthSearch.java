// exercise: 05
// truth: wrong
// mistake: at the horizon the evaluation's sign is turned when MIN is to move
// player: both
// style: shared helper for the leaves, functional minimax
// single: yes
// detail: wherever MIN is to move at the horizon; in minimax, alphaBeta and bestAction, because all use the helper
import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private OptionalInt stop(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return OptionalInt.of(game.utility(state));
        }
        if (depth == 0) {
            int score = evaluation.value(state);
            return OptionalInt.of(game.player(state) == Player.MAX ? score : -score);
        }
        return OptionalInt.empty();
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        OptionalInt stop = stop(game, evaluation, state, depth);
        if (stop.isPresent()) {
            return stop.getAsInt();
        }
        IntStream values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return game.player(state) == Player.MAX
                ? values.max().orElseThrow()
                : values.min().orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        OptionalInt stop = stop(game, evaluation, state, depth);
        if (stop.isPresent()) {
            return stop.getAsInt();
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta);
                best = Math.max(best, value);
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best));
                best = Math.min(best, value);
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Comparator<Integer> order = game.player(state) == Player.MAX
                ? Comparator.naturalOrder()
                : Comparator.reverseOrder();
        A best = null;
        Integer bestValue = null;
        for (A action : game.actions(state)) {
            int alpha = bestValue == null || game.player(state) == Player.MIN ? -Window.INFINITY : bestValue;
            int beta = bestValue == null || game.player(state) == Player.MAX ? Window.INFINITY : bestValue;
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (bestValue == null || order.compare(value, bestValue) > 0) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
