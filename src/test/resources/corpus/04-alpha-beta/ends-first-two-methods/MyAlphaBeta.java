// exercise: 04
// truth: wrong
// mistake: MIN's method does not lower beta after it has read the ends, so its first inner child gets the old beta
// player: MIN
// style: two methods, ends of a node first, fail-soft
// single: yes
// detail: sometimes; missed cuts below the first inner child of a MIN node that has ends too
import java.util.ArrayList;
import java.util.List;
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
        return game.player(state) == Player.MAX ? maxValue(game, state, alpha, beta) : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        List<S> inner = new ArrayList<>();
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (!game.terminal(next)) {
                inner.add(next);
                continue;
            }
            best = Math.max(best, game.utility(next));
            if (best >= beta) {
                return best;
            }
        }
        alpha = Math.max(alpha, best);
        for (S next : inner) {
            best = Math.max(best, value(game, next, alpha, beta));
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        List<S> inner = new ArrayList<>();
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (!game.terminal(next)) {
                inner.add(next);
                continue;
            }
            best = Math.min(best, game.utility(next));
            if (best <= alpha) {
                return best;
            }
        }
        for (S next : inner) {
            best = Math.min(best, value(game, next, alpha, beta));
            if (best <= alpha) {
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY, b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max && v > a) {
                a = v;
                best = action;
            }
            if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
