// exercise: 04
// truth: wrong
// mistake: a MAX node hands its children the alpha with which it was entered, not the one it has raised
// player: MAX
// style: local copies of the bounds, final parameters
// single: yes
// detail: often; values are right, but leaves are asked for that an earlier child had closed
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(final Game<S, A> game, final S state, final int alpha, final int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int a = alpha;
        int b = beta;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (final A action : game.actions(state)) {
                final int child = value(game, game.result(state, action), alpha, b);
                best = Math.max(best, child);
                a = Math.max(a, best);
                if (a >= b) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (final A action : game.actions(state)) {
                final int child = value(game, game.result(state, action), alpha, b);
                best = Math.min(best, child);
                b = Math.min(b, best);
                if (a >= b) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(final Game<S, A> game, final S state) {
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        final boolean max = game.player(state) == Player.MAX;
        for (final A action : game.actions(state)) {
            final int child = value(game, game.result(state, action), a, b);
            if (max ? child > a : child < b) {
                best = action;
                a = max ? child : a;
                b = max ? b : child;
            }
        }
        return best;
    }
}
