// exercise: 04
// truth: wrong
// mistake: A cut is thrown as an exception, but the parent catches it outside of its own loop, so that a child that was cut ends the parent as well and the parent's remaining children are never looked at.
// player: both
// style: cutoff by exception, two mutually recursive methods
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** Thrown by a node when the rest of it is pointless. */
    private static class Cutoff extends RuntimeException {
        final int bound;

        Cutoff(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        try {
            return search(game, state, alpha, beta);
        } catch (Cutoff cut) {
            return cut.bound;
        }
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? maxNode(game, state, alpha, beta)
                : minNode(game, state, alpha, beta);
    }

    private int maxNode(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        try {
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action), alpha, beta);
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    throw new Cutoff(best);
                }
            }
        } catch (Cutoff cut) {
            if (best >= beta) {
                throw cut;              // my own cut: tell the node above
            }
            best = Math.max(best, cut.bound);
        }
        return best;
    }

    private int minNode(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        try {
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action), alpha, beta);
                best = Math.min(best, v);
                beta = Math.min(beta, v);
                if (alpha >= beta) {
                    throw new Cutoff(best);
                }
            }
        } catch (Cutoff cut) {
            if (best <= alpha) {
                throw cut;
            }
            best = Math.min(best, cut.bound);
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
