// exercise: 04
// truth: wrong
// mistake: takeWhile leaves out the child that makes the cut, so a cut MAX node returns less than beta
// player: MAX
// style: MAX as a stream with takeWhile, MIN as a loop
// single: yes
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
        if (game.player(state) == Player.MAX) {
            int[] a = {alpha};
            return game.actions(state).stream()
                    .mapToInt(action -> value(game, game.result(state, action), a[0], beta))
                    .peek(v -> a[0] = Math.max(a[0], v))
                    .takeWhile(v -> v < beta)
                    .max()
                    .orElse(beta);
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int limit = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, limit, Window.INFINITY) : value(game, next, -Window.INFINITY, limit);
            if (max ? v > limit : v < limit) {
                limit = v;
                best = action;
            }
        }
        return best;
    }
}
