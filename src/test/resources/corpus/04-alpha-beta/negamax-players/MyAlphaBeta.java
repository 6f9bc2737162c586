// exercise: 04
// truth: right
// mistake: none; Negamax by the side to move that turns sign and window only where the mover changes; fail-soft, everything from the mover's point of view, so players in a row are handled.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? nega(game, state, Player.MAX, alpha, beta)
                : -nega(game, state, Player.MIN, -beta, -alpha);
    }

    /** value to `me`, who is to move in state */
    private int nega(Game<S, A> game, S state, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = child(game, game.result(state, a), me, alpha, beta);
            if (v > best) {
                best = v;
                if (v > alpha) alpha = v;
                if (alpha >= beta) return best;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, S next, Player me, int alpha, int beta) {
        if (game.terminal(next)) return me == Player.MAX ? game.utility(next) : -game.utility(next);
        Player other = game.player(next);
        return other == me ? nega(game, next, me, alpha, beta) : -nega(game, next, other, -beta, -alpha);
    }

    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = child(game, game.result(state, a), me, alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
