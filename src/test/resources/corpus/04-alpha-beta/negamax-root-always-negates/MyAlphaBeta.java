// exercise: 04
// truth: wrong
// mistake: bestAction always searches the child as the opponent's node and negates, also where the same player moves again, while negamax takes the sign from the player to move; so for such children bestAction ranks the values upside down and plays a wrong action
// player: both
// style: negamax by who moves next; the value is to the player to move
// single: yes
// detail: wrong in bestAction only, only where the players do not take turns

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

    private int negamax(Game<S, A> game, S state, Player mover, int alpha, int beta) {
        if (game.terminal(state)) {
            return mover == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            Player nextMover = moverOf(game, next, mover);
            int v;
            if (nextMover == mover) {
                v = negamax(game, next, mover, alpha, beta);
            } else {
                v = -negamax(game, next, nextMover, -beta, -alpha);
            }
            if (v > best) best = v;
            if (v > alpha) alpha = v;
            if (alpha >= beta) break;
        }
        return best;
    }

    private Player moverOf(Game<S, A> game, S state, Player last) {
        return game.terminal(state) ? last.opponent() : game.player(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = -negamax(game, next, moverOf(game, next, me), -Window.INFINITY, -alpha);
            if (v > alpha) {
                alpha = v;
                move = action;
            }
        }
        return move;
    }
}
