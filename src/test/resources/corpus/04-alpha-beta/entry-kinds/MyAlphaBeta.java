// exercise: 04
// truth: wrong
// mistake: the table keeps a result of at most alpha as exact; only results of at least beta are marked as bounds. It lives on from call to call.
// player: both
// style: transposition table in a field, forgotten when another game comes, entries as records with a kind
// single: yes
// detail: when a state is asked about again with a lower alpha than before: a narrow call first and a wide one later on the same object, or transpositions
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind {
        EXACT,
        AT_LEAST
    }

    private record Entry(int value, Kind kind) {}

    private final Map<S, Entry> table = new HashMap<>();
    private Game<S, A> tableOf;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != tableOf) {
            table.clear();
            tableOf = game;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null && (entry.kind == Kind.EXACT || entry.value >= beta)) {
            return entry.value;
        }
        int low = alpha;
        int high = beta;
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), low, high));
                low = Math.max(low, best);
                if (low >= high) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), low, high));
                high = Math.min(high, best);
                if (low >= high) {
                    break;
                }
            }
        }
        table.put(state, new Entry(best, best >= beta ? Kind.AT_LEAST : Kind.EXACT));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window.alpha(), window.beta());
            if (window.contains(v)) {
                best = action;
                window = window.narrowedBy(mover, v);
            }
        }
        return best;
    }
}
