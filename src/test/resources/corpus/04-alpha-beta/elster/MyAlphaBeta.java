// exercise: 04
// truth: right
// mistake: none; the called node tests whether its window is already closed, before it looks at anything
// player: both
// style: test at the entry of the callee, no break anywhere
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha >= beta) return alpha;          // the parent is done, whatever we say
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A act : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, act), Math.max(alpha, best), beta));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A act : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, act), alpha, Math.min(beta, best)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean max = game.player(state) == Player.MAX;
        A bestSoFar = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A act : game.actions(state)) {
            S s = game.result(state, act);
            int v = max ? value(game, s, bestValue, Window.INFINITY) : value(game, s, -Window.INFINITY, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                bestSoFar = act;
            }
        }
        return bestSoFar;
    }
}
