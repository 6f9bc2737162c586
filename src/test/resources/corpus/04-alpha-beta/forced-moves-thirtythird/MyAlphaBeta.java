// exercise: 04
// truth: wrong
// mistake: a node with a single action passes the full window to its child, as if nothing could be cut below a forced move
// player: both
// style: forced moves are played at once
// kind: subtle
// single: yes
// detail: prunes less below nodes with a single child, in trees where something below that could be cut from above; values are right
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
        List<A> actions = game.actions(state);
        if (actions.size() == 1) { // forced: nobody chooses here
            return value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
        }
        return game.player(state) == Player.MAX
                ? highest(game, state, actions, alpha, beta)
                : lowest(game, state, actions, alpha, beta);
    }

    private int highest(Game<S, A> game, S state, List<A> actions, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (int i = 0; i < actions.size() && best < beta; i++) {
            best = Math.max(best, value(game, game.result(state, actions.get(i)), Math.max(alpha, best), beta));
        }
        return best;
    }

    private int lowest(Game<S, A> game, S state, List<A> actions, int alpha, int beta) {
        int best = Window.INFINITY;
        for (int i = 0; i < actions.size() && best > alpha; i++) {
            best = Math.min(best, value(game, game.result(state, actions.get(i)), alpha, Math.min(beta, best)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
