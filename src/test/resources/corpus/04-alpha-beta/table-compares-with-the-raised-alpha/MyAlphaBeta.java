// exercise: 04
// truth: wrong
// mistake: the kind of an entry is found by comparing with alpha as it is after the loop, so a lower bound from a cut at a MAX node is stored as an upper bound
// kind: subtle
// player: MAX
// style: transposition table with kinds of bounds
// single: yes
// detail: only in games with transpositions; never on a tree
import java.util.HashMap;
import java.util.Map;
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

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null) {
            switch (entry.kind()) {
                case EXACT:
                    return entry.value();
                case AT_LEAST:
                    if (entry.value() >= beta) {
                        return entry.value();
                    }
                    break;
                case AT_MOST:
                    if (entry.value() <= alpha) {
                        return entry.value();
                    }
                    break;
            }
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta, table);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        Kind kind = best <= alpha ? Kind.AT_MOST : best >= beta ? Kind.AT_LEAST : Kind.EXACT;
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
            int value = search(game, game.result(state, action), alpha, beta, table);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
