// exercise: 04
// truth: right
// mistake: none; one method returns action and value for the root and for every other node
// player: both
// style: one method that returns a Choice
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

/** One search for both methods. At a leaf there is no action, so the Choice has null there. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta).value();
            if (game.player(state) == Player.MAX) {
                if (best == null || v > best.value()) {
                    best = new Choice<>(action, v);
                    if (v > alpha) {
                        alpha = v;
                    }
                }
            } else {
                if (best == null || v < best.value()) {
                    best = new Choice<>(action, v);
                    if (v < beta) {
                        beta = v;
                    }
                }
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).action();
    }
}
