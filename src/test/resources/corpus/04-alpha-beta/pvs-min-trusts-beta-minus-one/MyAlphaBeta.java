// exercise: 04
// truth: wrong
// mistake: at MIN nodes a null-window result of exactly beta - 1 is taken for the value without a second search, although it is only an upper bound
// player: MIN
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes: only if a later child of a MIN node returns exactly one less than the best so far, and is really worth less
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return pvs(game, state, alpha, beta);
    }

    private int pvs(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX
                ? pvsMax(game, state, alpha, beta)
                : pvsMin(game, state, alpha, beta);
    }

    private int pvsMax(Game<S, A> game, S state, int alpha, int beta) {
        List<A> actions = game.actions(state);
        int best = pvs(game, game.result(state, actions.get(0)), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                return best;
            }
            S next = game.result(state, actions.get(i));
            int v = pvs(game, next, alpha, alpha + 1);
            if (v > alpha && v < beta) {
                v = pvs(game, next, alpha, beta);
            }
            best = Math.max(best, v);
        }
        return best;
    }

    private int pvsMin(Game<S, A> game, S state, int alpha, int beta) {
        List<A> actions = game.actions(state);
        int best = pvs(game, game.result(state, actions.get(0)), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                return best;
            }
            S next = game.result(state, actions.get(i));
            int v = pvs(game, next, beta - 1, beta);
            if (v > alpha && v < beta - 1) {
                v = pvs(game, next, alpha, beta);
            }
            best = Math.min(best, v);
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
            int v = pvs(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
