// exercise: 04
// truth: wrong
// mistake: Where one player moves again, the child gets the window as it was when the node was entered, not what has been found there since.
// player: both
// style: negamax that turns the window only if the mover changes
// single: yes
// detail: the pruning where a player moves twice in a row; games in which the players take turns are pruned in full, and all answers are right

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
                ? seen(game, state, Player.MAX, alpha, beta)
                : -seen(game, state, Player.MIN, -beta, -alpha);
    }

    /** The value in the view of the mover, as a bound outside (alpha, beta). */
    private int seen(Game<S, A> game, S state, Player mover, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score;
            if (game.terminal(next)) {
                score = mover == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == mover) {
                score = seen(game, next, mover, alpha, beta); // an extra turn: nothing changes sides
            } else {
                score = -seen(game, next, mover.opponent(), -beta, -Math.max(alpha, best));
            }
            best = Math.max(best, score);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? value(game, next, best, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                move = action;
            }
        }
        return move;
    }
}
