// exercise: 04
// truth: wrong
// mistake: a MIN node cuts against alpha but never lowers beta for its later children
// player: MIN
// style: if and else with two loops
// kind: slip
// single: yes
// detail: MIN has found something and a later child of its is a MAX node that could be cut by it
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
        if (game.player(state) == Player.MAX) {
            int maxEval = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                minEval = Math.min(minEval, eval);
                if (minEval <= alpha) {
                    break;
                }
            }
            return minEval;
        }
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
