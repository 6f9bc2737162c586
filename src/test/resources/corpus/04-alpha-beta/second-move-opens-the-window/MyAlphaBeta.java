// exercise: 04
// truth: wrong
// mistake: if the same player moves twice in a row, the child is searched with the full window; values stay right, but nothing from above cuts there
// player: both
// style: negamax whose helper gets the player to move, with a case for an extra turn
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? negamax(game, state, alpha, beta)
                : -negamax(game, state, -beta, -alpha);
    }

    /** The value to the player to move at a state that is not terminal. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta) {
        int best = -INF;
        for (A action : game.actions(state)) {
            best = Math.max(best, child(game, state, action, alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, S state, A action, int alpha, int beta) {
        Player mover = game.player(state);
        S next = game.result(state, action);
        if (game.terminal(next)) {
            return mover == Player.MAX ? game.utility(next) : -game.utility(next);
        }
        if (game.player(next) == mover) {
            return negamax(game, next, -INF, INF); // moves again: no change of sides, so no swap
        }
        return -negamax(game, next, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -INF;
        for (A action : game.actions(state)) {
            int v = child(game, state, action, alpha, INF);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
