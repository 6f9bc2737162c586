// exercise: 04
// truth: wrong
// mistake: where the same player moves again the result is rightly not negated, but the window is still passed as (-beta, -alpha), so such a child is searched in a mirrored window; wrong values and actions where a player moves twice in a row
// player: both
// style: negamax by who moves next: the sign is decided by comparing the movers
// single: yes
// detail: right where MAX and MIN alternate; with the full window at the root only narrowed windows show it

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
                ? search(game, state, Player.MAX, alpha, beta)
                : -search(game, state, Player.MIN, -beta, -alpha);
    }

    /** What the state is worth to "me", who is to move in it (or made the last move). */
    private int search(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return me == Player.MAX ? u : -u;
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            Player mover = game.terminal(next) ? me.opponent() : game.player(next);
            int score = search(game, next, mover, -beta, -alpha);
            if (mover != me) {
                score = -score;
            }
            if (score > best) {
                best = score;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score = me == Player.MAX
                    ? value(game, next, alpha, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -alpha);
            if (score > alpha) {
                alpha = score;
                chosen = action;
            }
        }
        return chosen;
    }
}
