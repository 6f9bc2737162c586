// exercise: 04
// truth: right
// mistake: none
// player: both
// style: fail-hard for inner nodes; a refutation is thrown and caught by the caller's loop
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** Thrown by a node that its parent's side will not allow. Carries no number: the bound is known above. */
    private static final class Refuted extends Exception {
        static final Refuted BY_MAX = new Refuted(); // worth beta or more
        static final Refuted BY_MIN = new Refuted(); // worth alpha or less

        Refuted() {
            super(null, null, false, false);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        try {
            return inside(game, state, alpha, beta);
        } catch (Refuted r) {
            return r == Refuted.BY_MAX ? beta : alpha;
        }
    }

    private int inside(Game<S, A> game, S state, int alpha, int beta) throws Refuted {
        if (game.terminal(state)) {
            int u = game.utility(state);
            if (u >= beta) throw Refuted.BY_MAX;
            if (u <= alpha) throw Refuted.BY_MIN;
            return u;
        }
        boolean max = game.player(state) == Player.MAX;
        boolean found = false;
        for (A a : game.actions(state)) {
            try {
                int v = inside(game, game.result(state, a), alpha, beta);
                if (max) alpha = v;
                else beta = v;
                found = true;
            } catch (Refuted r) {
                if (r == (max ? Refuted.BY_MAX : Refuted.BY_MIN)) {
                    throw r;
                }
                // the other way round: this child is of no use to the mover
            }
        }
        if (!found) {
            throw max ? Refuted.BY_MIN : Refuted.BY_MAX;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            try {
                int v = inside(game, game.result(state, a), alpha, beta);
                best = a;
                if (max) alpha = v;
                else beta = v;
            } catch (Refuted r) {
                continue;
            }
        }
        return best;
    }
}
