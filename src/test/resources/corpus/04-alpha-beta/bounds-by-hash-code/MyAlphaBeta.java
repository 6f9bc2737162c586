// exercise: 04
// truth: wrong
// mistake: the table is keyed by the hash code of a state, so different states with the same hash share their bounds
// player: both
// style: table of bounds in a map from int, fresh for each call
// single: yes
// detail: sometimes: only if two states of one search have the same hash; seen in Tic-Tac-Toe, for example on ..X/.../..., and in trees of three plies with 36 children at the second
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).run(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game);
        boolean max = game.player(state) == Player.MAX;
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.run(game.result(state, action), window.alpha(), window.beta());
            if (max ? v > window.alpha() : v < window.beta()) {
                best = action;
                window = window.narrowedBy(game.player(state), v);
            }
        }
        return best;
    }

    private class Search {
        private final Game<S, A> game;
        private final Map<Integer, Integer> atLeast = new HashMap<>();
        private final Map<Integer, Integer> atMost = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            int key = state.hashCode();
            int low = atLeast.getOrDefault(key, -Window.INFINITY);
            int high = atMost.getOrDefault(key, Window.INFINITY);
            if (low >= beta || low == high) {
                return low;
            }
            if (high <= alpha) {
                return high;
            }
            boolean max = game.player(state) == Player.MAX;
            int a = alpha;
            int b = beta;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = run(game.result(state, action), a, b);
                if (max) {
                    best = Math.max(best, v);
                    a = Math.max(a, v);
                } else {
                    best = Math.min(best, v);
                    b = Math.min(b, v);
                }
                if (a >= b) {
                    break;
                }
            }
            if (best > alpha) {
                atLeast.put(key, best);
            }
            if (best < beta) {
                atMost.put(key, best);
            }
            return best;
        }
    }
}
