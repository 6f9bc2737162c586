// exercise: 04
// truth: wrong
// mistake: the window is one array that all nodes of a search share, so a child leaves its bounds behind for its siblings and parents
// player: both
// style: array for the window
// kind: slip
// single: yes
// detail: nearly any tree of two plies: MIN of the first child lowers beta for the root
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new int[] {alpha, beta});
    }

    private int search(Game<S, A> game, S state, int[] window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                window[ALPHA] = Math.max(window[ALPHA], best);
            } else {
                window[BETA] = Math.min(window[BETA], best);
            }
            if (window[ALPHA] >= window[BETA]) {
                break;
            }
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
