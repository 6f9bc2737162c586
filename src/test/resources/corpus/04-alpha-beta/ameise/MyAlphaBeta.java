// exercise: 04
// truth: wrong
// mistake: At the root MIN gives every child the full window instead of what the earlier ones have left.
// player: MIN
// style: strategy methods for the two players
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return switch (game.player(state)) {
            case MAX -> highest(game, state, alpha, beta);
            case MIN -> lowest(game, state, alpha, beta);
        };
    }

    private int highest(Game<S, A> game, S state, int alpha, int beta) {
        int top = -INF;
        for (A a : game.actions(state)) {
            top = Math.max(top, value(game, game.result(state, a), alpha, beta));
            alpha = Math.max(alpha, top);
            if (alpha >= beta) return top;
        }
        return top;
    }

    private int lowest(Game<S, A> game, S state, int alpha, int beta) {
        int bottom = INF;
        for (A a : game.actions(state)) {
            bottom = Math.min(bottom, value(game, game.result(state, a), alpha, beta));
            beta = Math.min(beta, bottom);
            if (alpha >= beta) return bottom;
        }
        return bottom;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A pick = null;
        if (game.player(state) == Player.MAX) {
            int top = -INF;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), top, INF);
                if (v > top) { top = v; pick = a; }
            }
        } else {
            int bottom = INF;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), -INF, INF);
                if (v < bottom) { bottom = v; pick = a; }
            }
        }
        return pick;
    }
}
