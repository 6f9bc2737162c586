// exercise: 04
// truth: wrong
// mistake: bestAction plays the move that an earlier search stored for the state without asking whether that search had an exact value there or only a bound
// player: both
// style: transposition table with bounds and moves, emptied for another game
// single: yes
// detail: sometimes; only if the state was searched before on the same object and game with a window that its value was not in, e.g. below the root of an earlier bestAction, or by value with a narrow window
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Entry<A>(int lower, int upper, A move) {}

    private Map<S, Entry<A>> table = new HashMap<>();
    private Game<S, A> current;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != current) {
            current = game;
            table = new HashMap<>();
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry<A> entry = table.get(state);
        if (entry != null) {
            if (entry.lower() >= beta || entry.lower() == entry.upper()) return entry.lower();
            if (entry.upper() <= alpha) return entry.upper();
        }
        boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max ? v > best : v < best) {
                best = v;
                move = action;
            }
            if (max) a = Math.max(a, best);
            else b = Math.min(b, best);
            if (a >= b) break;
        }
        int lower = best > alpha ? best : -Window.INFINITY;
        int upper = best < beta ? best : Window.INFINITY;
        table.put(state, new Entry<>(lower, upper, move));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game != current || !table.containsKey(state)) {
            value(game, state, -Window.INFINITY, Window.INFINITY);
        }
        return table.get(state).move();
    }
}
