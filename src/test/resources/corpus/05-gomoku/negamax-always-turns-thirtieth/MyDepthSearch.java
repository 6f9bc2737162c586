// exercise: 05
// truth: wrong
// mistake: alphaBeta is a negamax that turns sign and window at every ply, also where the same player moves again
// player: both
// style: negamax with a colour parameter, minimax by streams, bestAction through the same negamax
// kind: slip
// single: yes
// detail: only in games in which MAX and MIN do not take turns strictly
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        var values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int color = colorOf(game, state);
        return color > 0
                ? negamax(game, evaluation, state, depth, alpha, beta, 1)
                : -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    private int colorOf(Game<S, A> game, S state) {
        return game.terminal(state) || game.player(state) == Player.MAX ? 1 : -1;
    }

    private int negamax(Game<S, A> game, Evaluation<S> eval, S node, int depth, int alpha, int beta, int color) {
        if (game.terminal(node)) return color * game.utility(node);
        if (depth == 0) return color * eval.value(node);
        int value = -Window.INFINITY;
        for (A action : game.actions(node)) {
            value = Math.max(value, -negamax(game, eval, game.result(node, action), depth - 1, -beta, -alpha, -color));
            alpha = Math.max(alpha, value);
            if (alpha >= beta) break;
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = colorOf(game, state);
        A best = null;
        int alpha = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = -negamax(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -color);
            if (best == null || v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
