// exercise: 04
// truth: right
// mistake: none; negamax, fail-hard, a cut is thrown as a preallocated exception and caught around the single child
// player: both
// style: exceptions for control flow, negamax with the side to move
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class BetaCut extends Exception {
        private static final long serialVersionUID = 1L;
        BetaCut() { super("beta", null, false, false); }
    }
    private static final BetaCut CUT = new BetaCut();

    /** Raises alpha over all children; who = the player whose numbers these are, and who moves in s. */
    private int raise(Game<S, A> game, S s, Player who, int alpha, int beta) throws BetaCut {
        for (A a : game.actions(s)) {
            int v = seenBy(game, game.result(s, a), who, alpha, beta);
            if (v >= beta) throw CUT;
            if (v > alpha) alpha = v;
        }
        return alpha;
    }

    /** Value of s for "who", cut to [alpha, beta]. */
    private int seenBy(Game<S, A> game, S s, Player who, int alpha, int beta) {
        if (game.terminal(s)) {
            int u = who == Player.MAX ? game.utility(s) : -game.utility(s);
            return Math.max(alpha, Math.min(beta, u));
        }
        Player mover = game.player(s);
        try {
            return mover == who ? raise(game, s, who, alpha, beta) : -raise(game, s, mover, -beta, -alpha);
        } catch (BetaCut cut) {
            return mover == who ? beta : alpha;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return seenBy(game, state, Player.MAX, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = seenBy(game, game.result(state, a), me, alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
