// exercise: 05
// truth: wrong
// mistake: negamax turns the sign and the window at every ply, also where the same player moves again
// kind: slip
// player: both
// style: negamax with a colour
// single: yes
// detail: only in games in which a player moves twice in a row
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
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, color * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return color * best;
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        if (depth == 0) return color * evaluation.value(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = -negamax(game, evaluation, game.result(state, action), depth - 1, -beta, -alpha, -color);
            if (value > best) best = value;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = -negamax(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -color);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
