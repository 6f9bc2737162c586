// exercise: 04
// truth: wrong
// mistake: bestAction tests with a null window whether MAX has something better, and then keeps the number of that test, which is only a lower bound, as the best so far.
// player: MAX
// style: iterator at the root, null-window test for MAX, plain window for MIN
// single: yes
// detail: bestAction, MAX to move with three actions or more: a later action that beats the bound but not the real value of the chosen one replaces it; value is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.Iterator;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player mover = game.player(state);
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> actions = game.actions(state).iterator();
        do {
            int v = value(game, game.result(state, actions.next()), alpha, beta);
            if (mover == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        } while (alpha < beta && actions.hasNext());
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Iterator<A> actions = game.actions(state).iterator();
        A best = actions.next();
        if (!actions.hasNext()) {
            return best; // no choice
        }
        int bound = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        while (actions.hasNext()) {
            A action = actions.next();
            S next = game.result(state, action);
            if (max) {
                int test = value(game, next, bound, bound + 1);
                if (test > bound) {
                    bound = test;
                    best = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, bound);
                if (v < bound) {
                    bound = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
