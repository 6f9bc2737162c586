// exercise: 04
// truth: wrong
// mistake: The loop is a stream whose early exit is a takeWhile in front of the mapping; because the check only sees alpha and beta after the previous child through a holder that is updated one element late (the value is stored when the next child starts), each node looks at one child too many.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Holder {
        int alpha;
        int beta;
        int best;
        boolean seen;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        Holder h = new Holder();
        h.alpha = alpha;
        h.beta = beta;
        h.best = max ? -Window.INFINITY : Window.INFINITY;
        game.actions(state).stream()
                .takeWhile(a -> h.alpha < h.beta)
                .forEach(a -> {
                    if (h.seen) {
                        if (max) h.alpha = Math.max(h.alpha, h.best);
                        else h.beta = Math.min(h.beta, h.best);
                    }
                    h.seen = true;
                    int v = value(game, game.result(state, a), h.alpha, h.beta);
                    h.best = max ? Math.max(h.best, v) : Math.min(h.best, v);
                });
        return h.best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
