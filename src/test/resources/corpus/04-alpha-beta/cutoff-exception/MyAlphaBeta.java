// exercise: 04
// truth: right
// mistake: none; a cutoff is thrown and caught at the node that is cut
// player: both
// style: exceptions as control flow
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** Carries the bound with which a node was left. */
    private static class Cutoff extends RuntimeException {
        final int bound;

        Cutoff(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    /** Collects values at one node. */
    private static class Collector {
        private final boolean max;
        private int alpha, beta, best;

        Collector(Player p, int alpha, int beta) {
            this.max = p == Player.MAX;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        /** @return whether the value was an improvement for the window */
        boolean add(int v) throws Cutoff {
            boolean moved = max ? v > alpha : v < beta;
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (moved) {
                if (max) alpha = v; else beta = v;
            }
            if (alpha >= beta) throw new Cutoff(best);
            return moved;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Collector c = new Collector(game.player(state), alpha, beta);
        try {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), c.alpha, c.beta);
                c.add(v);
            }
            return c.best;
        } catch (Cutoff cut) {
            return cut.bound;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Collector c = new Collector(game.player(state), -Window.INFINITY, Window.INFINITY);
        A best = null;
        for (A action : game.actions(state)) {
            if (c.add(value(game, game.result(state, action), c.alpha, c.beta))) {
                best = action;
            }
        }
        return best;
    }
}
