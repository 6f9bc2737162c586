// exercise: 04
// truth: wrong
// mistake: At a MIN node beta is set to the value of the child just searched, not to the smallest so far; a worse child raises it again.
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (max) {
                result = Math.max(result, child);
                alpha = Math.max(alpha, child);
            } else {
                result = Math.min(result, child);
                beta = child;
            }
            if (max ? result >= beta : result <= alpha) return result;
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = new Choice<>(a, value(game, next, -Window.INFINITY, Window.INFINITY));
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, best.value(), Window.INFINITY);
                if (v > best.value()) best = new Choice<>(a, v);
            } else {
                int v = value(game, next, -Window.INFINITY, best.value());
                if (v < best.value()) best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
