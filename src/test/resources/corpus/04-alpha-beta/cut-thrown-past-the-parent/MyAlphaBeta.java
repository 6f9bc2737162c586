// exercise: 04
// truth: wrong
// mistake: the exception of a cut is caught outside the parent's loop, so the parent loses its other children too
// player: both
// style: a cut is an exception
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static class Cut extends RuntimeException {
        final int value;

        Cut(int value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        try {
            return search(game, state, alpha, beta);
        } catch (Cut cut) {
            return cut.value;
        }
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        try {
            for (A a : game.actions(state)) {
                int v = search(game, game.result(state, a), alpha, beta);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max) {
                    alpha = Math.max(alpha, best);
                } else {
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    break;
                }
            }
        } catch (Cut cut) {
            best = max ? Math.max(best, cut.value) : Math.min(best, cut.value);
            return best;
        }
        if (alpha >= beta) {
            throw new Cut(best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX ? v > alpha : v < beta) {
                best = a;
                if (game.player(state) == Player.MAX) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
