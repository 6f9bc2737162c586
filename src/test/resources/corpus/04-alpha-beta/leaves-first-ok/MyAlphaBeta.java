// exercise: 04
// truth: right
// mistake: none; finished children first, then the others from last to first; any order is allowed
// player: both
// style: move ordering into a new list, two loops merged
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
        for (A action : ordered(game, state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    /** Finished games cost nothing, so they come first and narrow the window for the others. */
    private List<A> ordered(Game<S, A> game, S state) {
        List<A> finished = new ArrayList<>();
        List<A> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            (game.terminal(game.result(state, action)) ? finished : others).add(action);
        }
        Collections.reverse(others);
        finished.addAll(others);
        return finished;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : ordered(game, state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
