// exercise: 04
// truth: wrong
// mistake: bestAction searches with a window of -10 to 10 first and widens it only if the result is beyond the edge; a fail-hard result that equals the edge is taken for exact
// player: both
// style: aspiration window, fail-hard, root returns a Choice
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int DELTA = 10;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    private Choice<A> root(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return new Choice<>(best, max ? alpha : beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -DELTA;
        int beta = DELTA;
        Choice<A> choice = root(game, state, alpha, beta);
        if (choice.value() < alpha) {
            choice = root(game, state, -Window.INFINITY, alpha);
        } else if (choice.value() > beta) {
            choice = root(game, state, beta, Window.INFINITY);
        }
        return choice.action();
    }
}
