// exercise: 05
// truth: wrong
// mistake: depth is taken for rounds: it is one less only after an action of MIN, and the same after one of MAX
// player: both
// style: a helper that says how many plies are left, lambdas for the comparison
// single: yes
// detail: always in games deeper than the depth
import java.util.function.IntBinaryOperator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int left(Player mover, int depth) {
        return mover == Player.MIN ? depth - 1 : depth;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player mover = game.player(state);
        IntBinaryOperator better = mover == Player.MAX ? Math::max : Math::min;
        int value = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            value = better.applyAsInt(value, minimax(game, evaluation, child, left(mover, depth)));
        }
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player mover = game.player(state);
        IntBinaryOperator better = mover == Player.MAX ? Math::max : Math::min;
        int value = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            value = better.applyAsInt(value, alphaBeta(game, evaluation, child, left(mover, depth), alpha, beta));
            alpha = mover == Player.MAX ? Math.max(alpha, value) : alpha;
            beta = mover == Player.MIN ? Math.min(beta, value) : beta;
            if (alpha >= beta) {
                return value;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), left(mover, depth), alpha, beta);
            if (mover == Player.MAX && value > alpha) {
                best = action;
                alpha = value;
            } else if (mover == Player.MIN && value < beta) {
                best = action;
                beta = value;
            }
        }
        return best;
    }
}
