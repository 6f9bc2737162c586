// exercise: 04
// truth: wrong
// mistake: At a MIN node the child is taken for a MAX node without asking the game, so MIN moving twice goes wrong.
// player: MIN
// style: two methods that call each other
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
            ? maxNode(game, state, alpha, beta)
            : minNode(game, state, alpha, beta);
    }

    int maxNode(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) return v;
            if (v > alpha) alpha = v;
        }
        return v;
    }

    int minNode(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, maxNode(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            if (v < beta) beta = v;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), lo, hi);
            if (max) {
                if (v > lo) { lo = v; best = a; }
            } else {
                if (v < hi) { hi = v; best = a; }
            }
        }
        return best;
    }
}
