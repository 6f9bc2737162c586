// exercise: 04
// truth: wrong
// mistake: whether the window is closed is worked out before the value of the child is counted in, so each node looks at one child more
// player: both
// style: Iterator with a flag
// kind: slip
// single: yes
// detail: a child closes the window and is not the last one: the next child is still looked at
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> actions = game.actions(state).iterator();
        boolean done = false;
        while (!done && actions.hasNext()) {
            int v = value(game, game.result(state, actions.next()), alpha, beta);
            done = max ? best >= beta : best <= alpha;
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
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
