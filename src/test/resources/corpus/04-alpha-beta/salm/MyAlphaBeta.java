// exercise: 04
// truth: wrong
// mistake: The window that the children get is copied when the node is entered; only the cut test sees the moved bounds.
// player: both
// style: final locals for the lambda, streams
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final int a0 = alpha;
        final int b0 = beta;
        boolean max = game.player(state) == Player.MAX;
        var numbers = game.actions(state).stream()
                .mapToInt(x -> value(game, game.result(state, x), a0, b0)).iterator();
        int best = max ? -Window.INFINITY : Window.INFINITY;
        while (alpha < beta && numbers.hasNext()) {
            int v = numbers.nextInt();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A x : game.actions(state)) {
            int v = value(game, game.result(state, x), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = x;
                }
            } else if (v < beta) {
                beta = v;
                best = x;
            }
        }
        return best;
    }
}
