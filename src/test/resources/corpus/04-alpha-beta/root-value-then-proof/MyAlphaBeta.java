// exercise: 04
// truth: right
// mistake: none; bestAction computes the value first and then proves, with a null window for each child, which one reaches it; all utilities are kept, so no leaf is asked twice and none that the narrowing search would not ask.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.HashMap;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return ab(new Known<>(game), state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Known<S, A> known = new Known<>(game);
        int v = ab(known, state, -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean reaches = max ? ab(known, next, v - 1, v) >= v : ab(known, next, v, v + 1) <= v;
            if (reaches) return action;
        }
        throw new AssertionError();
    }

    /** remembers what the game has answered */
    private static class Known<S, A> {
        final Game<S, A> game;
        final HashMap<S, Integer> utilities = new HashMap<>();

        Known(Game<S, A> game) {
            this.game = game;
        }

        int utility(S state) {
            return utilities.computeIfAbsent(state, game::utility);
        }
    }

    private int ab(Known<S, A> k, S state, int alpha, int beta) {
        if (k.game.terminal(state)) return k.utility(state);
        boolean max = k.game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : k.game.actions(state)) {
            int v = ab(k, k.game.result(state, action), alpha, beta);
            if (max) alpha = Math.max(alpha, best = Math.max(best, v));
            else beta = Math.min(beta, best = Math.min(best, v));
            if (alpha >= beta) break;
        }
        return best;
    }
}
