// exercise: 05
// truth: right
// mistake: none; negamax that turns the window only if the other player moves next, signs by player
// player: both
// style: negamax, fail-hard, one inner search
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = sign(game.player(state));
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return nega(game, evaluation, state, depth, alpha, beta, Player.MAX);
    }

    /** What the state is worth to the viewer, whose window this is, clamped to it. */
    private int nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Player viewer) {
        if (game.terminal(state)) {
            return clamp(sign(viewer) * game.utility(state), alpha, beta);
        }
        if (depth == 0) {
            return clamp(sign(viewer) * evaluation.value(state), alpha, beta);
        }
        if (game.player(state) != viewer) {
            return -nega(game, evaluation, state, depth, -beta, -alpha, viewer.opponent());
        }
        for (A a : game.actions(state)) {
            alpha = Math.max(alpha, nega(game, evaluation, game.result(state, a), depth - 1, alpha, beta, viewer));
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    private static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(high, value));
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = nega(game, evaluation, game.result(state, a), depth - 1, alpha, Window.INFINITY, me);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
