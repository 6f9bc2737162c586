// exercise: 05
// truth: wrong
// mistake: alphaBeta is a negamax that turns the sign at every ply, also when the same player moves twice in a row
// player: both
// style: negamax with a colour, minimax kept apart
// single: yes
// detail: sometimes; only in games in which a player moves twice in a row; minimax is right
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
        boolean isMax = game.player(state).equals(Player.MAX);
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (isMax ? v > best : v < best) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return negamax(game, evaluation, state, depth, alpha, beta, 1);
        }
        return -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        if (depth == 0) {
            return colour * evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = -negamax(game, evaluation, game.result(state, a), depth - 1, -beta, -alpha, -colour);
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int colour = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = -negamax(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, -alpha, -colour);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
