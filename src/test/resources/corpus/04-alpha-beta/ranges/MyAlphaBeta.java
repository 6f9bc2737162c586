// exercise: 04
// truth: right
// mistake: none
// player: both
// style: a table of lowest and highest possible values for each state, made for each call; bounds are read and written by helper methods
// single: yes
// detail: none
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Range(int low, int high) {
        static final Range UNKNOWN = new Range(-Window.INFINITY, Window.INFINITY);

        Range and(int found, int alpha, int beta) {
            return new Range(
                    found > alpha ? Math.max(low, found) : low, found < beta ? Math.min(high, found) : high);
        }
    }

    private final class Search {
        final Game<S, A> game;
        final Map<S, Range> ranges = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int of(S state, int alpha, int beta) {
            Range known = ranges.getOrDefault(state, Range.UNKNOWN);
            if (known.low >= beta || known.low == known.high) {
                return known.low;
            }
            if (known.high <= alpha) {
                return known.high;
            }
            int a = Math.max(alpha, known.low);
            int b = Math.min(beta, known.high);
            int found = game.terminal(state) ? game.utility(state) : look(state, a, b);
            if (game.terminal(state)) {
                ranges.put(state, new Range(found, found));
            } else {
                // at most a still says: no more than a; at least b: no less than b
                ranges.put(state, known.and(found, a, b));
            }
            return found;
        }

        private int look(S state, int alpha, int beta) {
            Player mover = game.player(state);
            Window window = new Window(alpha, beta);
            int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = of(game.result(state, action), window.alpha(), window.beta());
                best = mover == Player.MAX ? Math.max(best, v) : Math.min(best, v);
                window = window.narrowedBy(mover, v);
                if (window.closed()) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).of(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game);
        Player mover = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.of(game.result(state, action), window.alpha(), window.beta());
            if (window.contains(v)) {
                window = window.narrowedBy(mover, v);
                best = action;
            }
        }
        return best;
    }
}
