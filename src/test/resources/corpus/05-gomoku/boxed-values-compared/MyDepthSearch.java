// exercise: 05
// truth: wrong
// mistake: bestAction finds the value first and then looks for an action that has it, but compares two Integer objects with ==, which holds for small numbers only; beyond 127 it falls back on the first action
// player: both
// style: value first, then a narrow window around it for each action
// single: yes
// detail: only for values below -128 or above 127
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
        boolean max = game.player(state) == Player.MAX;
        return game.actions(state).stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .reduce(max ? Math::max : Math::min)
                .orElseThrow();
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
        for (A action : game.actions(state)) {
            int value = max
                    ? alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta)
                    : alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best));
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Integer best = alphaBeta(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY);
        List<A> actions = game.actions(state);
        for (A action : actions) {
            S child = game.result(state, action);
            Integer value = alphaBeta(game, evaluation, child, depth - 1, best - 1, best + 1);
            if (value == best) {
                return action;
            }
        }
        return actions.get(0);
    }
}
