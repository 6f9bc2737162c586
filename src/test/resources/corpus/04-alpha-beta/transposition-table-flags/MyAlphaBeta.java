// exercise: 04
// truth: right
// mistake: none; a transposition table that files exact values and bounds by the window at entry, and a new table for each outer call
// player: both
// style: over-engineered: inner Search class with a table of records
// single: yes
// detail: bestAction uses one table for all its actions
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).run(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.run(game.result(state, action), alpha, beta);
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

    /** What is known of a state: its value lies from low to high. */
    private record Known(int low, int high) {}

    private static final class Search<S, A> {
        private static final Known NOTHING = new Known(-Window.INFINITY, Window.INFINITY);
        private final Game<S, A> game;
        private final Map<S, Known> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Known known = table.getOrDefault(state, NOTHING);
            if (known.low() >= beta || known.low() == known.high()) {
                return known.low();
            }
            if (known.high() <= alpha) {
                return known.high();
            }
            alpha = Math.max(alpha, known.low());
            beta = Math.min(beta, known.high());

            int a = alpha;
            int b = beta;
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = run(game.result(state, action), a, b);
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

            int low = best > alpha ? Math.max(best, known.low()) : known.low();
            int high = best < beta ? Math.min(best, known.high()) : known.high();
            table.put(state, new Known(low, high));
            return best;
        }
    }
}
