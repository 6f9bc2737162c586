// exercise: 04
// truth: right
// mistake: -
// player: both
// style: bestAction: the value first, then the action that has it, with a null window beside the value; two one-sided methods
// kind: -
// single: yes
// detail: -
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
        return game.player(state) == Player.MAX ? most(game, state, alpha, beta) : least(game, state, alpha, beta);
    }

    /** Never less than alpha: MAX has that anyway. */
    private int most(Game<S, A> game, S state, int alpha, int beta) {
        int sure = alpha;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), sure, beta);
            if (v >= beta) {
                return beta;
            }
            if (v > sure) {
                sure = v;
            }
        }
        return sure;
    }

    /** Never more than beta: MIN need not allow it. */
    private int least(Game<S, A> game, S state, int alpha, int beta) {
        int cap = beta;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, cap);
            if (v <= alpha) {
                return alpha;
            }
            if (v < cap) {
                cap = v;
            }
        }
        return cap;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state, -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        A candidate = null;
        for (A action : game.actions(state)) {
            candidate = action;
            S next = game.result(state, action);
            boolean reaches = max
                    ? value(game, next, target - 1, target) >= target
                    : value(game, next, target, target + 1) <= target;
            if (reaches) {
                break;
            }
        }
        return candidate;
    }
}
