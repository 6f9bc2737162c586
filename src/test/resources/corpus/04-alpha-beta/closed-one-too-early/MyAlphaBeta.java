// exercise: 04
// truth: wrong
// mistake: a node is left as soon as alpha and beta are one apart, with a number that is not beyond either bound and need not be the value
// player: both
// style: record for the window, loop until it is empty
// single: yes
// detail: sometimes, when values that differ by one meet, and with windows of width one
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Range(int low, int high) {
        boolean isEmpty() {
            return (long) high - low <= 1;
        }

        Range raise(int v) {
            return new Range(Math.max(low, v), high);
        }

        Range lower(int v) {
            return new Range(low, Math.min(high, v));
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new Range(alpha, beta));
    }

    private int search(Game<S, A> game, S state, Range range) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = search(game, game.result(state, actions.get(0)), range);
        range = max ? range.raise(best) : range.lower(best);
        for (int i = 1; i < actions.size() && !range.isEmpty(); i++) {
            int v = search(game, game.result(state, actions.get(i)), range);
            best = max ? Math.max(best, v) : Math.min(best, v);
            range = max ? range.raise(best) : range.lower(best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Range range = new Range(-Window.INFINITY, Window.INFINITY);
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), range);
            if (max && v > range.low) {
                range = range.raise(v);
                best = action;
            } else if (!max && v < range.high) {
                range = range.lower(v);
                best = action;
            }
        }
        return best;
    }
}
