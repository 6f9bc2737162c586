// exercise: 05
// truth: right
// mistake: none; unusual: fail-hard with the Window record, and it cuts only beyond equality (alpha > beta), which is an accepted way; minimax by streams
// player: both
// style: immutable windows, strict fail-hard
// single: yes
// detail: values are clamped to the window, so a cut beyond equality is decided before clamping
import java.util.stream.IntStream;
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
        IntStream children = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .mapToInt(child -> minimax(game, evaluation, child, depth - 1));
        return game.player(state) == Player.MAX ? children.max().orElseThrow() : children.min().orElseThrow();
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
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX) {
                if (value > beta) {
                    return beta;
                }
                alpha = Math.max(alpha, value);
            } else {
                if (value < alpha) {
                    return alpha;
                }
                beta = Math.min(beta, value);
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = alphaBeta(game, evaluation, child, depth - 1, window.alpha(), window.beta());
            Window next = window.narrowedBy(player, value);
            if (!next.equals(window)) {
                best = action;
            }
            window = next;
        }
        return best;
    }
}
