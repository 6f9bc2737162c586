// exercise: 04
// truth: wrong
// mistake: the kind of a table entry is found by comparing with the beta that MIN has already lowered, so a MIN node that was cut counts as a lower bound although it is an upper one
// player: MIN
// style: a transposition table with kinds in a field, emptied for another game
// kind: subtle
// single: yes
// detail: only where a position comes up a second time: by transposition, or in a later call for the same game with another window (bestAction after value)
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private enum Kind { EXACT, AT_LEAST, AT_MOST }

    private record Entry(Kind kind, int value) {}

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
        if (entry != null) {
            int v = entry.value();
            if (entry.kind() == Kind.EXACT
                    || entry.kind() == Kind.AT_LEAST && v >= beta
                    || entry.kind() == Kind.AT_MOST && v <= alpha) {
                return v;
            }
        }
        int entryAlpha = alpha;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
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
        Kind kind = best >= beta ? Kind.AT_LEAST : best <= entryAlpha ? Kind.AT_MOST : Kind.EXACT;
        table.put(state, new Entry(kind, best));
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
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
