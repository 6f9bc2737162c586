// exercise: 05
// truth: wrong
// mistake: bestAction tries the later actions with a null window and takes the bound that comes back for their value without searching them again, so a still better action may be refused
// kind: subtle
// player: both
// style: PVS in bestAction only, fail-soft
// single: yes
// detail: needs two improvements on the first action, the second of them smaller than the true value but larger than the bound of the first
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                bestValue = alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, Window.INFINITY);
                best = action;
                continue;
            }
            // Is it better at all? A window with nothing in it tells.
            int value = max
                    ? alphaBeta(game, evaluation, next, depth - 1, bestValue, bestValue + 1)
                    : alphaBeta(game, evaluation, next, depth - 1, bestValue - 1, bestValue);
            if (max ? value > bestValue : value < bestValue) {
                bestValue = value;
                best = action;
            }
        }
        return best;
    }
}
