// exercise: 04
// truth: right
// mistake: -
// player: both
// style: principal variation search with null windows, at the root as well; the last child of the root is never asked again
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int v;
                if (first || beta - (long) alpha <= 1) {
                    v = value(game, next, alpha, beta);
                } else {
                    v = value(game, next, alpha, alpha + 1);
                    if (alpha < v && v < beta) {
                        v = value(game, next, alpha, beta);
                    }
                }
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (first || beta - (long) alpha <= 1) {
                v = value(game, next, alpha, beta);
            } else {
                v = value(game, next, beta - 1, beta);
                if (alpha < v && v < beta) {
                    v = value(game, next, alpha, beta);
                }
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, v);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int last = actions.size() - 1;
        A best = actions.get(0);
        if (last == 0) {
            return best;
        }
        int value = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (int i = 1; i <= last; i++) {
            S next = game.result(state, actions.get(i));
            int v = max ? value(game, next, value, value + 1) : value(game, next, value - 1, value);
            if (max ? v <= value : v >= value) {
                continue;
            }
            best = actions.get(i);
            if (i < last) { // the last one has won by however much
                value = max ? value(game, next, value, Window.INFINITY) : value(game, next, -Window.INFINITY, value);
            }
        }
        return best;
    }
}
