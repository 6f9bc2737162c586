// exercise: 04
// truth: wrong
// mistake: in bestAction MIN starts its best at Window.MAX_VALUE (1,000,000) and asks for strictly less, so where every action is worth 1,000,000 the answer is null instead of an action
// player: MIN
// style: one method, one loop; bestAction with one loop for each player
// single: yes
// detail: wrong in bestAction only and only if all of MIN's actions lose at 1,000,000; MAX starts at -Window.INFINITY

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean maxTurn = game.player(state) == Player.MAX;
        int best = maxTurn ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = value(game, next, alpha, beta);
            if (maxTurn) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), max, Window.INFINITY);
                if (v > max) {
                    max = v;
                    choice = a;
                }
            }
            return choice;
        }
        int min = Window.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), -Window.INFINITY, min);
            if (v < min) {
                min = v;
                choice = a;
            }
        }
        return choice;
    }
}
