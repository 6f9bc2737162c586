// exercise: 04
// truth: wrong
// mistake: at a MAX node alpha is set to the best so far even if that is lower than alpha was, so what MAX has elsewhere is forgotten
// player: MAX
// style: two branches, fail-soft
// single: yes
// detail: sometimes; values are right, leaves are asked for below MAX nodes that an ancestor's alpha would have saved
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v > best) {
                    best = v;
                }
                alpha = best;
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v < best) {
                    best = v;
                }
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? forMax(game, state) : forMin(game, state);
    }

    private A forMax(Game<S, A> game, S state) {
        int best = -Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), best, Window.INFINITY);
            if (v > best) {
                best = v;
                move = action;
            }
        }
        return move;
    }

    private A forMin(Game<S, A> game, S state) {
        int best = Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, best);
            if (v < best) {
                best = v;
                move = action;
            }
        }
        return move;
    }
}
