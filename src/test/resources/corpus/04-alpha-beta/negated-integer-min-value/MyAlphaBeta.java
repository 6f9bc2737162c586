// exercise: 04
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as alpha; negated for a child of the other player it stays Integer.MIN_VALUE, so that child sees a closed window, stops after its first child, and the action is often wrong.
// player: both
// style: negamax whose sign and window turn only where the player changes
// single: yes
// detail: value itself is right for the windows of the README
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
        return game.player(state) == Player.MAX
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    /** Value, alpha and beta as seen by the player given. */
    private int negamax(Game<S, A> game, S state, Player view, int alpha, int beta) {
        if (game.terminal(state)) {
            return view == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != view) {
            return -negamax(game, state, view.opponent(), -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = negamax(game, game.result(state, a), view, alpha, beta);
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        A best = null;
        for (A a : game.actions(state)) {
            int v = negamax(game, game.result(state, a), me, alpha, beta);
            if (best == null || v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
