// exercise: 04
// truth: right
// mistake: none; value and bestAction both read the answer of one helper
// player: both
// style: record with action and value, the helper is recursive
// single: yes
// detail: -

import plybook.task.Choice;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return solve(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return solve(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> solve(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = new Choice<>(null, max ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            Choice<A> reply = solve(game, game.result(state, action), alpha, beta);
            if (max ? reply.value() > best.value() : reply.value() < best.value()) {
                best = new Choice<>(action, reply.value());
            }
            alpha = max ? Math.max(alpha, best.value()) : alpha;
            beta = max ? beta : Math.min(beta, best.value());
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
