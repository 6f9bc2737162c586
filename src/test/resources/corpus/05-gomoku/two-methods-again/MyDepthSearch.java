// exercise: 05
// truth: wrong
// mistake: maxValue looks whether the best closes the window before it has compared the new child with it, so MAX cuts one child late.
// player: MAX
// style: maxValue and minValue as in the textbook
// kind: slip
// single: yes
// detail: needless leaves at every MAX node that should be left after a child that is not the last; the values are right
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
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (game.player(state) == Player.MAX) {
                best = value > best ? value : best;
            } else {
                best = value < best ? value : best;
            }
        }
        return best;
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
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (best >= beta) {
                return best;
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            best = Math.min(best, value);
            if (best <= alpha) {
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            } else if (value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
