// exercise: 05
// truth: wrong
// mistake: at a MIN node below the root the lower value goes to alpha instead of beta, so that MIN's bound never cuts anything
// player: MIN
// style: one recursive method for all three, depth and window as parameters, a flag for pruning
// single: yes
// detail: values and choices are right, cuts are missed
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return search(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, true);
    }

    private int search(
            Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean prune) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, prune);
                best = Math.max(best, value);
                if (prune) {
                    alpha = Math.max(alpha, best);
                    if (best >= beta) {
                        break;
                    }
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, prune);
                best = Math.min(best, value);
                if (prune) {
                    if (best <= alpha) {
                        break;
                    }
                    alpha = Math.min(alpha, best);
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, true);
            switch (game.player(state)) {
                case MAX -> {
                    if (value > alpha) {
                        alpha = value;
                        best = action;
                    }
                }
                case MIN -> {
                    if (value < beta) {
                        beta = value;
                        best = action;
                    }
                }
            }
        }
        return best;
    }
}
