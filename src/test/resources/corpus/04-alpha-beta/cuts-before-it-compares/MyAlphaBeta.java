// exercise: 04
// truth: wrong
// mistake: a MAX node leaves the loop at a child of beta or more before it has compared it, and returns the best of the others
// player: MAX
// style: early break, best in a local variable
// single: yes
// detail: sometimes, where a MAX node is cut
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (isMax) {
                if (v >= beta) break;
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                if (v <= alpha) break;
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int bound = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = sign > 0
                    ? value(game, next, bound, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -bound);
            if (v > bound) {
                bound = v;
                best = a;
            }
        }
        return best;
    }
}
