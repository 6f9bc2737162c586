// exercise: 04
// truth: right
// mistake: -
// player: both
// style: a thrown object leaves the loop of a lambda; fail-hard for MAX, fail-soft for MIN
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Cut extends RuntimeException {
        Cut() {
            super(null, null, false, false);
        }
    }

    private static final Cut CUT = new Cut();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? ofMax(game, state, alpha, beta) : ofMin(game, state, alpha, beta);
    }

    private int ofMax(Game<S, A> game, S state, int alpha, int beta) {
        int[] floor = {alpha};
        try {
            game.actions(state).forEach(action -> {
                floor[0] = Math.max(floor[0], value(game, game.result(state, action), floor[0], beta));
                if (floor[0] >= beta) {
                    throw CUT;
                }
            });
        } catch (Cut cut) {
            return beta;
        }
        return floor[0];
    }

    private int ofMin(Game<S, A> game, S state, int alpha, int beta) {
        int[] ceiling = {Integer.MAX_VALUE};
        try {
            game.actions(state).forEach(action -> {
                ceiling[0] = Math.min(ceiling[0], value(game, game.result(state, action), alpha, Math.min(beta, ceiling[0])));
                if (ceiling[0] <= alpha) {
                    throw CUT;
                }
            });
        } catch (Cut cut) {
            // what was found is a bound
        }
        return ceiling[0];
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
