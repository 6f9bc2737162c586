// exercise: 04
// truth: wrong
// mistake: the transposition table marks every cut as a lower bound and every node without improvement as an upper bound, which holds for MAX nodes only; at MIN nodes it is the other way round
// kind: subtle
// player: MIN
// style: transposition table per call with bounds, fail-soft
// single: yes
// detail: only in games in which equal states are reached by several lines, never on trees; seen with Nim (take 1, 2 or 3 of up to 8) and random layered graphs
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind {
        EXACT,
        LOWER,
        UPPER
    }

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
        if (entry != null
                && (entry.kind() == Kind.EXACT
                        || (entry.kind() == Kind.LOWER && entry.value() >= beta)
                        || (entry.kind() == Kind.UPPER && entry.value() <= alpha))) {
            return entry.value();
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Kind kind = Kind.UPPER;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta, table);
            if (max) {
                best = Math.max(best, value);
                if (best > alpha) {
                    alpha = best;
                    kind = Kind.EXACT;
                }
            } else {
                best = Math.min(best, value);
                if (best < beta) {
                    beta = best;
                    kind = Kind.EXACT;
                }
            }
            if (alpha >= beta) {
                kind = Kind.LOWER;
                break;
            }
        }
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
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
