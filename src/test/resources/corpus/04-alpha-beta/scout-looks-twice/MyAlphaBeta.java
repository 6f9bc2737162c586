// exercise: 04
// truth: right
// mistake: none; later children are scouted with a null window and searched again where the scout finds something better
// player: both
// style: PVS, fail-soft, one branch for each player
// single: yes
// detail: always
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
        return pvs(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return pvs(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> pvs(Game<S, A> game, S state, int alpha, int beta) {
        Choice<A> pv = null;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int v;
                if (pv == null || alpha == -Window.INFINITY) {
                    v = value(game, next, alpha, beta);
                } else {
                    v = value(game, next, alpha, alpha + 1);
                    if (v > alpha && v < beta) {
                        v = Math.max(v, value(game, next, v, beta));
                    }
                }
                if (pv == null || v > pv.value()) {
                    pv = new Choice<>(action, v);
                }
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int v;
                if (pv == null || beta == Window.INFINITY) {
                    v = value(game, next, alpha, beta);
                } else {
                    v = value(game, next, beta - 1, beta);
                    if (v < beta && v > alpha) {
                        v = Math.min(v, value(game, next, alpha, v));
                    }
                }
                if (pv == null || v < pv.value()) {
                    pv = new Choice<>(action, v);
                }
                beta = Math.min(beta, v);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return pv;
    }
}
