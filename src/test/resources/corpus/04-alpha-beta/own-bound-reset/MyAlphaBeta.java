// exercise: 04
// truth: wrong
// mistake: bestAction keeps the root window in fields and puts back only the bound of the player to move, so the other one stays from an earlier question
// player: both
// style: window of the root in fields
// kind: subtle
// single: yes
// detail: bestAction for one player after bestAction for the other on the same object, where the values lie beyond the old bound
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int rootAlpha = -Window.INFINITY;
    private int rootBeta = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        rootAlpha = -Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), rootAlpha, rootBeta);
            if (v > rootAlpha) {
                rootAlpha = v;
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        rootBeta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), rootAlpha, rootBeta);
            if (v < rootBeta) {
                rootBeta = v;
                best = action;
            }
        }
        return best;
    }
}
