// exercise: 04
// truth: wrong
// mistake: at a MAX node a null window search that returns just alpha + 1 is taken as exact and not searched again
// player: MAX
// style: PVS with a null window for each player
// single: yes
// detail: sometimes; ^(v(-1 8 8 8) ^(0 -6 -3 1 -1) v(-9 -7 -6) ^(-7)) with the full window gives 0, it is worth 1
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
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = value(game, game.result(state, actions.get(0)), alpha, beta);
            for (int i = 1; i < actions.size(); i++) {
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
                best = Math.max(best, probeMax(game, game.result(state, actions.get(i)), alpha, beta));
            }
            return best;
        }
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
            best = Math.min(best, probeMin(game, game.result(state, actions.get(i)), alpha, beta));
        }
        return best;
    }

    private int probeMax(Game<S, A> game, S next, int alpha, int beta) {
        int v = value(game, next, alpha, alpha + 1);
        if (v > alpha + 1 && v < beta) {
            v = value(game, next, alpha, beta);
        }
        return v;
    }

    private int probeMin(Game<S, A> game, S next, int alpha, int beta) {
        int v = value(game, next, beta - 1, beta);
        if (v <= beta - 1 && v > alpha) {
            v = value(game, next, alpha, beta);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int v = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                int w = value(game, next, v, Window.INFINITY);
                if (w > v) {
                    v = w;
                    best = action;
                }
            } else {
                int w = value(game, next, -Window.INFINITY, v);
                if (w < v) {
                    v = w;
                    best = action;
                }
            }
        }
        return best;
    }
}
