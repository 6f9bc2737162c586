// exercise: 04
// truth: wrong
// mistake: In maxValue the cut is tested at the top of the loop body with the alpha from before the last child was folded in, so MAX nodes look at one child too many after they could close.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxValue(game, state, alpha, beta) : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            if (alpha >= beta) return v;
            alpha = Math.max(alpha, v);
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY, b = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), a, b);
            if (max) {
                if (v > a) { a = v; best = move; }
            } else {
                if (v < b) { b = v; best = move; }
            }
        }
        return best;
    }
}
