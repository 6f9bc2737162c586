// exercise: 04
// truth: wrong
// mistake: iterative deepening in bestAction clears "the horizon was reached" before each action instead of once an iteration, so it stops as soon as the last action alone was searched to its end
// kind: subtle
// player: both
// style: iterative deepening with a cache of leaves
// single: yes
// detail: only bestAction, where the last action is decided sooner than the others
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).value(state, Integer.MAX_VALUE, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game);
        boolean max = game.player(state) == Player.MAX;
        for (int depth = 1; ; depth++) {
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = null;
            for (A action : game.actions(state)) {
                search.horizonReached = false;
                int v = search.value(game.result(state, action), depth - 1, alpha, beta);
                if (max && v > alpha) {
                    alpha = v;
                    best = action;
                } else if (!max && v < beta) {
                    beta = v;
                    best = action;
                }
            }
            if (!search.horizonReached) {
                return best; // everything that mattered was searched to the end
            }
        }
    }

    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> leaves = new HashMap<>();
        private boolean horizonReached;

        Search(Game<S, A> game) {
            this.game = game;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return leaves.computeIfAbsent(state, game::utility);
            }
            if (depth == 0) {
                horizonReached = true;
                return 0;
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game.result(state, action), depth - 1, alpha, beta);
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, v);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, v);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }
}
