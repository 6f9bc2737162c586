// exercise: 04
// truth: wrong
// mistake: A node keeps the pair that its child returned instead of making a pair with its own action, so bestAction returns the last action of the line.
// player: both
// style: pairs of action and value at every node
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Choice<A> search(Game<S, A> game, S state, A last, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Choice<>(last, game.utility(state));
        }
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            Choice<A> c = search(game, game.result(state, action), action, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (best == null || c.value() > best.value()) {
                    best = c;
                }
                alpha = Math.max(alpha, best.value());
            } else {
                if (best == null || c.value() < best.value()) {
                    best = c;
                }
                beta = Math.min(beta, best.value());
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, null, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, null, -Window.INFINITY, Window.INFINITY).action();
    }
}
