// exercise: 04
// truth: wrong
// mistake: With the full window value tries an aspiration window of (-50, 50) first and searches again only when it fails high; a result of -50 or less is returned as it is, although it is only a bound.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha == -Window.INFINITY && beta == Window.INFINITY) {
            int v = search(game, state, -MARGIN, MARGIN);
            if (v >= MARGIN) {
                v = search(game, state, MARGIN - 1, Window.INFINITY);
            }
            return v;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, search(game, game.result(state, action), alpha, beta));
                if (alpha >= beta) return alpha;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, search(game, game.result(state, action), alpha, beta));
            if (alpha >= beta) return beta;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; best = action; }
            } else if (v < beta) { beta = v; best = action; }
        }
        return best;
    }
}
