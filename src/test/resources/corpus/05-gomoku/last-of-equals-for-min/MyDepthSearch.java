// exercise: 05
// truth: wrong
// mistake: in bestAction MIN takes an action whose value is equal to the best so far, although that value may only be a bound
// player: MIN
// style: four private methods, one pair for the values and one for the root
// single: yes
// detail: sometimes; needs a later child that was cut with a bound equal to the best value
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
        if (depth <= 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? maxNode(game, evaluation, state, depth, alpha, beta)
                : minNode(game, evaluation, state, depth, alpha, beta);
    }

    private int maxNode(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (v > alpha) {
                alpha = v;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }

    private int minNode(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (v < beta) {
                beta = v;
            }
            if (beta <= alpha) {
                break;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return game.player(state) == Player.MAX ? bestForMax(game, evaluation, state, depth) : bestForMin(game, evaluation, state, depth);
    }

    private A bestForMax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                choice = a;
            }
        }
        return choice;
    }

    private A bestForMin(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int beta = Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, beta);
            if (v <= beta) {
                beta = v;
                choice = a;
            }
        }
        return choice;
    }
}
