// exercise: 05
// truth: wrong
// mistake: bestAction lets MIN begin with 1,000,000, the largest value there is, and takes only what is strictly less, so it returns null where every action is worth just that.
// player: MIN
// style: Optional and Choice, helper for comparison
// kind: subtle
// single: yes
// detail: MIN to move and every action worth exactly 1,000,000 (MAX wins everywhere, utility at the limit): no action is returned; the same for MAX is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
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
        return game.actions(state).stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .reduce((a, b) -> better(game.player(state), b, a) ? b : a)
                .orElseThrow();
    }

    private static boolean better(Player player, int one, int than) {
        return player == Player.MAX ? one > than : one < than;
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
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Choice<A> best = player == Player.MAX
                ? new Choice<>(null, -Window.INFINITY)
                : new Choice<>(null, Window.MAX_VALUE);
        for (A action : game.actions(state)) {
            int alpha = player == Player.MAX ? best.value() : -Window.INFINITY;
            int beta = player == Player.MIN ? best.value() : Window.INFINITY;
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (better(player, value, best.value())) {
                best = new Choice<>(action, value);
            }
        }
        return best.action();
    }
}
