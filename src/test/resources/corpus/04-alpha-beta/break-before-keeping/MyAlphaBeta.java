// exercise: 04
// truth: wrong
// mistake: a MAX node leaves the loop before it has kept the value that closes the window, and returns the smaller best from before
// player: MAX
// style: while loop with an index
// kind: slip
// single: yes
// detail: a MAX node below a MIN node is cut by a child better than those before it
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
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int i = 0;
        while (i < actions.size()) {
            int score = value(game, game.result(state, actions.get(i++)), alpha, beta);
            if (max) {
                if (score >= beta) {
                    break;
                }
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, best);
                if (best <= alpha) {
                    break;
                }
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
