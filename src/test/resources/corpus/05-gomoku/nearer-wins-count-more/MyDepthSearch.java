// exercise: 05
// truth: wrong
// mistake: the search of alphaBeta and bestAction moves the utility of an end towards 0 by one for each ply that it is away, so that values of ends are not the utility
// player: both
// style: mate distance as in chess programs
// single: yes
// detail: sometimes; ends that are not 0, one ply or more below the call
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
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, 0, alpha, beta);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int ply, int alpha, int beta) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return utility - Integer.signum(utility) * Math.min(ply, Math.abs(utility));
        }
        if (ply == depth) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth, ply + 1, alpha, beta);
            if (max && value > best) {
                best = value;
                if (best > alpha) alpha = best;
            }
            if (!max && value < best) {
                best = value;
                if (best < beta) beta = best;
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth, 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                choice = action;
            }
            if (!max && value < beta) {
                beta = value;
                choice = action;
            }
        }
        return choice;
    }
}
