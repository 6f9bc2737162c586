// exercise: 04
// truth: right
// mistake: -
// player: both
// style: MTD(f): only null windows, with bounds of states remembered within one call; the value is closed in from both sides
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).between(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game);
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return actions.get(0);
        }
        int v = search.between(state, -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        for (A action : actions) {
            S next = game.result(state, action);
            // Nobody can be better than v. Who is not worse?
            if (max ? search.test(next, v) >= v : search.test(next, v + 1) <= v) {
                return action;
            }
        }
        throw new AssertionError("the value " + v + " comes from somewhere");
    }

    private final class Search {
        private final Game<S, A> game;
        private final Map<S, int[]> bounds = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int between(S state, int alpha, int beta) {
            int[] known = bounds.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
            int guess = (int) Math.max(alpha + 1L, Math.min(beta, 1L));
            while (known[0] < known[1] && known[0] < beta && known[1] > alpha) {
                int found = test(state, guess);
                guess = found < guess ? found : found + 1;
            }
            return known[0] >= beta ? known[0] : known[1] <= alpha ? known[1] : known[0];
        }

        /** A number that is at least the guess if the value is, and otherwise less: the window is (guess - 1, guess). */
        int test(S state, int guess) {
            int[] known = bounds.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
            if (known[0] >= guess) {
                return known[0];
            }
            if (known[1] < guess) {
                return known[1];
            }
            int best;
            if (game.terminal(state)) {
                best = game.utility(state);
                known[0] = best;
                known[1] = best;
                return best;
            }
            boolean max = game.player(state) == Player.MAX;
            best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = test(game.result(state, action), guess);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max == best >= guess) {
                    break;
                }
            }
            if (best >= guess) {
                known[0] = Math.max(known[0], best);
            } else {
                known[1] = Math.min(known[1], best);
            }
            return best;
        }
    }
}
