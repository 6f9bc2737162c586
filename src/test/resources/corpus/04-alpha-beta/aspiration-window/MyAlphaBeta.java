// exercise: 04
// truth: right
// mistake: none; bestAction tries the window around 0 first and repeats the search with an open side if the value falls outside
// player: both
// style: aspiration window with re-search, one recursive method that returns a Choice
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> c = search(game, state, -MARGIN, MARGIN);
        if (c.value() <= -MARGIN) {
            c = search(game, state, -Window.INFINITY, -MARGIN + 1);
        } else if (c.value() >= MARGIN) {
            c = search(game, state, MARGIN - 1, Window.INFINITY);
        }
        return c.action();
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), alpha, beta).value();
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Choice<>(a, v);
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }
}
