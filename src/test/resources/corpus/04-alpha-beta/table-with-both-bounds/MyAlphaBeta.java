// exercise: 04
// truth: right
// mistake: none; a table made for each call keeps a lower and an upper bound for every position
// player: both
// style: inner search class, transposition table with bounds
// single: yes
// detail: always right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Range {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private static final class Search<S, A> {
        final Game<S, A> game;
        final Map<S, Range> ranges = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int of(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Range known = ranges.computeIfAbsent(state, s -> new Range());
            if (known.low >= beta || known.low == known.high) {
                return known.low;
            }
            if (known.high <= alpha) {
                return known.high;
            }
            int a = Math.max(alpha, known.low);
            int b = Math.min(beta, known.high);
            int result = loop(state, a, b);
            if (result < b) {
                known.high = Math.min(known.high, result);
            }
            if (result > a) {
                known.low = Math.max(known.low, result);
            }
            return result;
        }

        private int loop(S state, int a, int b) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = of(game.result(state, action), a, b);
                if (max) {
                    best = Math.max(best, v);
                    a = Math.max(a, best);
                } else {
                    best = Math.min(best, v);
                    b = Math.min(b, best);
                }
                if (a >= b) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).of(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game);
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.of(game.result(state, action), a, b);
            if (max && v > a) {
                a = v;
                best = action;
            } else if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
