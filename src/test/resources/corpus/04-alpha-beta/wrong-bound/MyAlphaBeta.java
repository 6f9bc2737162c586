// exercise: 04
// truth: wrong
// mistake: MIN compares with alpha, but then lowers alpha where it should lower beta, so the window that it hands down never gets narrower from above
// player: MIN
// style: switch over the player with an int array as window
// kind: slip
// single: yes
// detail: with the full window MAX never cuts, in trees in which a MIN node has an inner node after its first child; cuts of MIN and all values are right
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
        int[] w = {alpha, beta};
        int best = 0;
        boolean first = true;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), w[0], w[1]);
            switch (game.player(state)) {
                case MAX -> {
                    best = first ? v : Math.max(best, v);
                    w[0] = Math.max(w[0], best);
                }
                case MIN -> {
                    best = first ? v : Math.min(best, v);
                    if (best <= w[0]) {
                        return best;
                    }
                    w[0] = Math.min(w[0], best);
                }
            }
            first = false;
            if (w[0] >= w[1]) {
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
