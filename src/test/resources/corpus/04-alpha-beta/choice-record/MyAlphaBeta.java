// exercise: 04
// truth: wrong
// mistake: bestAction takes a later action if its number is at least as good as the best, although an equal number may be the bound of a child that was cut.
// player: both
// style: Choice record, a loop with the window narrowed
// single: yes
// detail: bestAction with ties, when a later child is cut at equality and is really worse; value is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return choose(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> choose(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (choice == null || (max ? v >= choice.value() : v <= choice.value())) {
                choice = new Choice<>(action, v);
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
        return choice;
    }
}
