// exercise: 04
// truth: right
// mistake: -
// player: both
// style: a table of lower and upper bounds and a best action by state, new for each call; the action is read from the table
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Known<A>(int atLeast, int atMost, A best) {}

    private static final class Table<S, A> extends HashMap<S, Known<A>> {
        Known<A> of(S state) {
            return getOrDefault(state, new Known<>(-Window.INFINITY, Window.INFINITY, null));
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new Table<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Table<S, A> table = new Table<>();
        search(game, state, -Window.INFINITY, Window.INFINITY, table);
        return table.get(state).best();
    }

    private int search(Game<S, A> game, S state, final int alpha, final int beta, Table<S, A> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Known<A> known = table.of(state);
        if (known.atLeast() >= beta || known.atLeast() == known.atMost()) {
            return known.atLeast();
        }
        if (known.atMost() <= alpha) {
            return known.atMost();
        }
        int a = Math.max(alpha, known.atLeast());
        int b = Math.min(beta, known.atMost());
        final int low = a;
        final int high = b;
        boolean max = game.player(state) == Player.MAX;
        LinkedList<A> actions = new LinkedList<>(game.actions(state));
        if (known.best() != null && actions.remove(known.best())) {
            actions.addFirst(known.best());
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A by = null;
        while (a < b && !actions.isEmpty()) {
            A action = actions.removeFirst();
            int v = search(game, game.result(state, action), a, b, table);
            if (max ? v > best : v < best) {
                best = v;
                by = action;
            }
            a = max ? Math.max(a, best) : a;
            b = max ? b : Math.min(b, best);
        }
        int atLeast = best > low ? Math.max(known.atLeast(), best) : known.atLeast();
        int atMost = best < high ? Math.min(known.atMost(), best) : known.atMost();
        table.put(state, new Known<>(atLeast, atMost, by));
        return best;
    }
}
