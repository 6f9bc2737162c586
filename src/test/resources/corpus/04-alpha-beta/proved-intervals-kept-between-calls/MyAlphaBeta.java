// exercise: 04
// truth: right
// mistake: none; equal states of one game share their bounds over all calls
// player: both
// style: a table of proved intervals in a field, cleared for another game
// single: yes
// detail: asks for fewer leaves when it is called again
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Remembers windows that are proved; another game begins with an empty memory. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> last;
    private final Map<S, int[]> proved = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != last) {
            proved.clear();
            last = game;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        int[] p = proved.getOrDefault(state, new int[] {-Window.INFINITY, Window.INFINITY});
        if (p[0] >= beta || p[0] == p[1]) {
            return p[0];
        }
        if (p[1] <= alpha) {
            return p[1];
        }
        if (game.terminal(state)) {
            int u = game.utility(state);
            proved.put(state, new int[] {u, u});
            return u;
        }
        // what is proved of this node narrows its window
        int a = Math.max(alpha, p[0]), b = Math.min(beta, p[1]);
        int from = a, to = b;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), a, b);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        int low = best > from ? Math.max(p[0], best) : p[0];
        int high = best < to ? Math.min(p[1], best) : p[1];
        proved.put(state, new int[] {low, high});
        return best <= from ? Math.min(high, from) : best >= to ? Math.max(low, to) : best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
