// exercise: 04
// truth: wrong
// mistake: after a cut the table keeps the number as a lower bound, also at MIN nodes, where it is an upper bound
// player: MIN
// style: table of entries with an enum, made anew for each call
// kind: subtle
// single: yes
// detail: games in which different lines lead to equal states; never in trees
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind { EXACT, AT_LEAST, AT_MOST }

    private record Entry(int value, Kind kind) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, final int alpha, final int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null
                && (entry.kind() == Kind.EXACT
                        || entry.kind() == Kind.AT_LEAST && entry.value() >= beta
                        || entry.kind() == Kind.AT_MOST && entry.value() <= alpha)) {
            return entry.value();
        }
        boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean cut = false;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), a, b, table);
            best = max ? Math.max(best, v) : Math.min(best, v);
            a = max ? Math.max(a, best) : a;
            b = max ? b : Math.min(b, best);
            if (a >= b) {
                cut = true;
                break;
            }
        }
        Kind kind = cut ? Kind.AT_LEAST : best <= alpha ? Kind.AT_MOST : best >= beta ? Kind.AT_LEAST : Kind.EXACT;
        table.put(state, new Entry(best, kind));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, table);
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
