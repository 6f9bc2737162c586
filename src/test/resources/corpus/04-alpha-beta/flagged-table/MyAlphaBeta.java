// exercise: 04
// truth: wrong
// mistake: The table's entry is labelled with the alpha that the loop has raised, so what a cut MAX node returns, which is a lower bound, is stored as an upper bound.
// player: MAX
// style: transposition table with an enum for the kind of bound, one table per call
// single: yes
// detail: values in games in which several lines lead to one state, when a MAX node that was cut is met again with a larger alpha; trees are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.HashMap;
import java.util.Map;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Kind {
        EXACT, LOWER, UPPER
    }

    private record Entry(int value, Kind kind) {
        boolean settles(int alpha, int beta) {
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
        if (entry != null && entry.settles(alpha, beta)) {
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
        Kind kind = best <= alpha ? Kind.UPPER : best >= beta ? Kind.LOWER : Kind.EXACT;
        table.put(state, new Entry(best, kind));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
