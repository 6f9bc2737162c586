// exercise: 04
// truth: wrong
// mistake: the kind of bound is chosen after alpha and beta have moved, LOWER first, so a MIN node that was cut is stored as a lower bound
// player: MIN
// style: transposition table for each call, fail-soft
// single: yes
// detail: sometimes; only in games in which a position is reached in two ways
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind { LOWER, UPPER, EXACT }

    private record Entry(Kind kind, int value) {
        boolean answers(int alpha, int beta) {
            return switch (kind) {
                case EXACT -> true;
                case LOWER -> value >= beta;
                case UPPER -> value <= alpha;
            };
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry entry = table.get(state);
        if (entry != null && entry.answers(alpha, beta)) {
            return entry.value();
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, table);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        Kind kind = best >= beta ? Kind.LOWER : best <= alpha ? Kind.UPPER : Kind.EXACT;
        table.put(state, new Entry(kind, best));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        Map<S, Entry> table = new HashMap<>();
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, table);
            if (max ? v > alpha : v < beta) {
                chosen = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return chosen;
    }
}
