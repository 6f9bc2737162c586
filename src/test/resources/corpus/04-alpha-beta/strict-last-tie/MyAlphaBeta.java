// exercise: 04
// truth: right
// mistake: none; Cuts only beyond equality, for both players and everywhere; then an equal child is exact, so bestAction may take the last of several best with >=.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action), alpha, beta));
                if (v > beta) return v;
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, beta));
            if (v < alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    /** The window is strict everywhere, so an equal value is a real tie and the last one wins. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX ? v >= alpha : v <= beta) {
                best = action;
                if (game.player(state) == Player.MAX) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
