// exercise: 04
// truth: wrong
// mistake: The root sets the field "me", and the nodes below maximise for "me" instead of for MAX, although the numbers are MAX's: a MIN root goes wrong.
// player: MIN
// style: field for the side of the root
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Player me;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        me = Player.MAX;
        return alphaBeta(game, state, alpha, beta);
    }

    private int alphaBeta(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == me) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, game.result(state, a), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, alphaBeta(game, game.result(state, a), alpha, beta));
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        me = game.player(state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, a), alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
