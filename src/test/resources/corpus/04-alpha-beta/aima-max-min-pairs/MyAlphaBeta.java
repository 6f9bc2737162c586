// exercise: 04
// truth: right
// mistake: none; maxValue and minValue that call each other through a dispatcher and return value and action
// player: both
// style: AIMA pseudocode, fail-soft, record
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Found<A>(int utility, A move) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta).utility();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).move();
    }

    private Found<A> search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Found<>(game.utility(state), null);
        }
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state, alpha, beta);
        }
        return minValue(game, state, alpha, beta);
    }

    private Found<A> maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v2 = search(game, game.result(state, a), alpha, beta).utility();
            if (v2 > v) {
                v = v2;
                move = a;
                alpha = Math.max(alpha, v);
            }
            if (v >= beta) return new Found<>(v, move);
        }
        return new Found<>(v, move);
    }

    private Found<A> minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v2 = search(game, game.result(state, a), alpha, beta).utility();
            if (v2 < v) {
                v = v2;
                move = a;
                beta = Math.min(beta, v);
            }
            if (v <= alpha) return new Found<>(v, move);
        }
        return new Found<>(v, move);
    }
}
