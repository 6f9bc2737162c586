// exercise: 04
// truth: wrong
// mistake: the table of bounds is keyed by state.hashCode(), so different states with the same hash share an entry
// player: both
// style: table with lower and upper bounds, emptied for each call
// single: yes
// detail: sometimes; only where hashes of two inner states met in one call collide, e.g. TreeGame nodes [0, 31] and [1, 0] in nodes of more than 31 children, or boards
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Bounds {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    private final class Search {
        private final Game<S, A> game;
        private final Map<Integer, Bounds> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Bounds bounds = table.computeIfAbsent(state.hashCode(), key -> new Bounds());
            if (bounds.lower >= beta) {
                return bounds.lower;
            }
            if (bounds.upper <= alpha) {
                return bounds.upper;
            }
            int a = alpha = Math.max(alpha, bounds.lower);
            int b = beta = Math.min(beta, bounds.upper);
            if (a == b) {
                return a;
            }
            int best;
            if (game.player(state) == Player.MAX) {
                best = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.max(best, run(game.result(state, action), a, b));
                    a = Math.max(a, best);
                    if (a >= b) {
                        break;
                    }
                }
            } else {
                best = Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.min(best, run(game.result(state, action), a, b));
                    b = Math.min(b, best);
                    if (a >= b) {
                        break;
                    }
                }
            }
            if (best < beta) {
                bounds.upper = best;
            }
            if (best > alpha) {
                bounds.lower = best;
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).run(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
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
}
