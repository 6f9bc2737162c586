// exercise: 05
// truth: wrong
// mistake: bestAction compares by the sign of a difference, which overflows when a positive value is compared with -Window.INFINITY (for MIN a negative one with Window.INFINITY)
// player: both
// style: comparator in the style of C's qsort
// single: yes
// detail: sometimes; an action with a value above 0 for MAX (below 0 for MIN) is not taken as the first, and null may come out
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
        if (game.player(state) == Player.MAX) {
            int m = -Window.INFINITY;
            for (A a : game.actions(state)) {
                m = Integer.max(m, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return m;
        }
        int m = Window.INFINITY;
        for (A a : game.actions(state)) {
            m = Integer.min(m, minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return m;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                alpha = Integer.max(alpha, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (alpha >= beta) {
                    return alpha;
                }
            }
            return alpha;
        }
        for (A a : game.actions(state)) {
            beta = Integer.min(beta, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (alpha >= beta) {
                return beta;
            }
        }
        return beta;
    }

    private static int compare(Player player, int a, int b) {
        return player == Player.MAX ? a - b : b - a;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (compare(me, v, me == Player.MAX ? alpha : beta) > 0) {
                best = a;
                if (me == Player.MAX) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
