// exercise: 04
// truth: wrong
// mistake: The window counts as closed when alpha + 1 reaches beta (alpha >= beta - 1), one too early; with a child's bound of beta - 1 MIN could still get less.
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private boolean closed(int alpha, int beta) {
        return alpha >= beta - 1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (closed(alpha, beta)) break;
        }
        return best;
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
