// exercise: 04
// truth: wrong
// mistake: minValue never lowers beta (the line is missing), so the MAX nodes below a MIN node are not cut by what MIN already found there; leaves are asked that could no longer matter
// player: MIN
// style: two methods maxValue and minValue as in the textbook, v and alpha/beta apart
// single: yes
// detail: prunes too little; minValue itself still cuts at v <= alpha, values are right

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
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a), v, Window.INFINITY);
                if (w > v) {
                    v = w;
                    best = a;
                }
            }
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a), -Window.INFINITY, v);
                if (w < v) {
                    v = w;
                    best = a;
                }
            }
        }
        return best;
    }
}
