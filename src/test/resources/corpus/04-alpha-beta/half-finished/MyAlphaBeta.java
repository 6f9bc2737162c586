// exercise: 04
// truth: wrong
// mistake: MAX leaves a node one child late, and MIN hands its children minus infinity instead of alpha
// player: both
// style: two methods
// single: no
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean done = false;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = Math.max(best, v);
            if (done) break;
            if (best >= beta) done = true;
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, beta);
            best = Math.min(best, v);
            if (best <= alpha) break;
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player p = game.player(state);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (p == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (p == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
