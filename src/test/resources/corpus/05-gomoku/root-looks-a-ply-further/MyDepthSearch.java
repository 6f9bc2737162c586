// exercise: 05
// truth: wrong
// mistake: bestAction hands depth to its children instead of depth - 1, so it looks a ply too far
// player: both
// style: lambdas for comparing
// single: yes
// detail: always, where the game goes on beyond the horizon
import java.util.function.IntBinaryOperator;
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
        IntBinaryOperator choose = game.player(state) == Player.MAX ? Math::max : Math::min;
        int start = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        return game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .reduce(start, choose);
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
        IntBinaryOperator choose = max ? Math::max : Math::min;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int low = max ? Math.max(alpha, best) : alpha;
            int high = max ? beta : Math.min(beta, best);
            best = choose.applyAsInt(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, low, high));
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A found = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth, low, high);
            if (max ? value > low : value < high) {
                found = action;
                low = max ? value : low;
                high = max ? high : value;
            }
        }
        return found;
    }
}
