// exercise: 04
// truth: wrong
// mistake: the windows of the plies stand in arrays with room for 128 plies, and nothing makes them longer, so a deeper game ends in an exception.
// player: both
// style: arrays indexed by the ply instead of parameters
// single: yes
// detail: only where a line that is really searched (not cut off earlier) is longer than 128 plies, as in a chain whose windows stay open
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int PLIES = 128;
    private final int[] alpha = new int[PLIES];
    private final int[] beta = new int[PLIES];
    private final int[] best = new int[PLIES];

    @Override
    public int value(Game<S, A> game, S state, int a, int b) {
        alpha[0] = a;
        beta[0] = b;
        return search(game, state, 0);
    }

    private int search(Game<S, A> game, S state, int ply) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        best[ply] = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = game.utility(next);
            } else {
                alpha[ply + 1] = alpha[ply];
                beta[ply + 1] = beta[ply];
                v = search(game, next, ply + 1);
            }
            if (max) {
                best[ply] = Math.max(best[ply], v);
                alpha[ply] = Math.max(alpha[ply], v);
            } else {
                best[ply] = Math.min(best[ply], v);
                beta[ply] = Math.min(beta[ply], v);
            }
            if (alpha[ply] >= beta[ply]) {
                break;
            }
        }
        return best[ply];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max ? v > a : v < b) {
                chosen = action;
                a = max ? v : a;
                b = max ? b : v;
            }
        }
        return chosen;
    }
}
