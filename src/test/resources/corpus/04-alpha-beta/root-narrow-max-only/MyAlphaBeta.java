// exercise: 04
// truth: wrong
// mistake: bestAction narrows alpha when MAX moves, but for MIN every child is searched with beta still at infinity.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, child);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, child);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int bestValue = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), bestValue, Window.INFINITY);
                if (v > bestValue) {
                    bestValue = v;
                    best = action;
                }
            }
        } else {
            int bestValue = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
                if (v < bestValue) {
                    bestValue = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
