// exercise: 04
// truth: wrong
// mistake: the first child of every node is searched with the full window instead of the one handed down, so nothing from further up cuts below first children
// player: both
// style: first child before the loop, the rest by index
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        // a real number to start with, no artificial infinity
        int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
        if (game.player(state) == Player.MAX) {
            for (int i = 1; i < actions.size() && best < beta; i++) {
                alpha = Math.max(alpha, best);
                best = Math.max(best, value(game, game.result(state, actions.get(i)), alpha, beta));
            }
        } else {
            for (int i = 1; i < actions.size() && best > alpha; i++) {
                beta = Math.min(beta, best);
                best = Math.min(best, value(game, game.result(state, actions.get(i)), alpha, beta));
            }
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A choice = actions.get(0);
        int best = value(game, game.result(state, choice), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                int v = value(game, next, best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    choice = action;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
