// exercise: 05
// truth: right
// mistake: none; fail-soft, cuts only beyond equality, one method for each player
// player: both
// style: streams for minimax, mutually recursive methods for alpha-beta, fail-soft
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return depth > 0 && !game.terminal(state)
                ? game.actions(state).stream()
                        .map(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                        .reduce(game.player(state) == Player.MAX ? Math::max : Math::min)
                        .orElseThrow()
                : game.terminal(state) ? game.utility(state) : evaluation.value(state);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? raise(game, evaluation, state, depth, alpha, beta)
                : lower(game, evaluation, state, depth, alpha, beta);
    }

    private int raise(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, Math.max(alpha, best), beta));
            if (best > beta) {
                return best;
            }
        }
        return best;
    }

    private int lower(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Math.min(beta, best)));
            if (best < alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = max
                    ? alphaBeta(game, evaluation, game.result(state, a), depth - 1, value, Window.INFINITY)
                    : alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, value);
            if (max ? v > value : v < value) {
                best = a;
                value = v;
            }
        }
        return best;
    }
}
