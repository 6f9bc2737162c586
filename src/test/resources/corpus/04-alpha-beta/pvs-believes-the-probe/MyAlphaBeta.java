// exercise: 04
// truth: wrong
// mistake: takes the answer of the null window for the value of a better child and never searches it again
// player: both
// style: PVS, two branches
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Principal variation search. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                S child = game.result(state, a);
                // the first child is the principal variation, the others only have to be refuted
                int v = first ? value(game, child, alpha, beta) : value(game, child, alpha, Math.min(beta, alpha + 1));
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                S child = game.result(state, a);
                int v = first ? value(game, child, alpha, beta) : value(game, child, Math.max(alpha, beta - 1), beta);
                first = false;
                best = Math.min(best, v);
                beta = Math.min(beta, best);
                if (alpha >= beta) return best;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; best = a; }
            } else {
                if (v < beta) { beta = v; best = a; }
            }
        }
        return best;
    }
}
