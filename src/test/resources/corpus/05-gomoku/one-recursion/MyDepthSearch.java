// exercise: 05
// truth: right
// mistake: none; One private recursion does everything: minimax calls it with a flag that switches the cuts off, alphaBeta and bestAction with cuts; fail-hard where it cuts.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Run<>(game, evaluation, false).value(state, depth, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Run<>(game, evaluation, true).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Run<S, A> run = new Run<>(game, evaluation, true);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0
                    ? run.value(next, depth - 1, low, Window.INFINITY)
                    : -run.value(next, depth - 1, -Window.INFINITY, -low);
            if (v > low) {
                low = v;
                best = action;
            }
        }
        return best;
    }

    private record Run<S, A>(Game<S, A> game, Evaluation<S> evaluation, boolean cuts) {
        int value(S state, int depth, int lo, int hi) {
            if (game.terminal(state)) return game.utility(state);
            if (depth <= 0) return evaluation.value(state);
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game.result(state, action), depth - 1, lo, hi);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (!cuts) continue;
                if (max) lo = Math.max(lo, v);
                else hi = Math.min(hi, v);
                if (lo >= hi) return max ? hi : lo;
            }
            return best;
        }
    }
}
