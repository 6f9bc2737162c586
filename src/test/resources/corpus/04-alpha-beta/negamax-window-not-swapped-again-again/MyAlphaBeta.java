// exercise: 04
// truth: wrong
// mistake: where the view changes to the other player the bounds are negated but not exchanged, so the window is upside down and closed at once
// player: both
// style: negamax that asks whose turn it is
// single: yes
// detail: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** negamax: all numbers inside are seen by the player to move */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return negamax(game, state, Player.MAX, alpha, beta);
    }

    private int negamax(Game<S, A> game, S state, Player view, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return view == Player.MAX ? u : -u;
        }
        if (game.player(state) != view) {
            return -negamax(game, state, view.opponent(), -alpha, -beta);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = negamax(game, game.result(state, action), view, alpha, beta);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int v = negamax(game, game.result(state, action), me, alpha, Window.INFINITY);
            if (bestAction == null || v > alpha) {
                alpha = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
