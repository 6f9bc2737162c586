// exercise: 04
// truth: wrong
// mistake: starts from Integer.MIN_VALUE, which stays negative when it is negated, so the window of the first child is closed
// player: both
// style: negamax, own turn handling
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Player p = game.player(state);
        return p == Player.MAX ? nega(game, state, p, alpha, beta) : -nega(game, state, p, -beta, -alpha);
    }

    /** Result in the view of p, who need not be the one to move. */
    private int nega(Game<S, A> game, S state, Player p, int alpha, int beta) {
        if (game.terminal(state)) {
            return p == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != p) {
            return -nega(game, state, p.opponent(), -beta, -alpha);
        }
        int m = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int t = nega(game, game.result(state, a), p, alpha, beta);
            if (t > m) m = t;
            if (m > alpha) alpha = m;
            if (alpha >= beta) return m;
        }
        return m;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = Integer.MIN_VALUE;
        A best = null;
        for (A a : game.actions(state)) {
            int v = me == Player.MAX
                    ? value(game, game.result(state, a), alpha, Integer.MAX_VALUE)
                    : -value(game, game.result(state, a), Integer.MIN_VALUE + 1, -alpha);
            if (best == null || v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
