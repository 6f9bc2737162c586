// exercise: 04
// truth: right
// mistake: none; bisection over the range of values, each step a search that answers at-least with a table of bounds for the call
// player: both
// style: bisection with a yes-no search and a table
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/**
 * "Is the state worth at least x?" is a yes-no question, and that is simple to search. The value is found by halving the
 * range. What is known about a state is kept in a map so that no leaf is looked up again.
 */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int MOST = Window.MAX_VALUE;

    /** One call. */
    private final class Question {
        private final Game<S, A> game;
        private final Map<S, int[]> known = new HashMap<>(); // {at least, at most}

        Question(Game<S, A> game) {
            this.game = game;
        }

        boolean atLeast(S state, int x) {
            int[] range = known.computeIfAbsent(state, s -> new int[] {-MOST, MOST});
            if (range[0] >= x) return true;
            if (range[1] < x) return false;
            boolean yes;
            if (game.terminal(state)) {
                int u = game.utility(state);
                range[0] = u;
                range[1] = u;
                return u >= x;
            }
            if (knownAnswer(state, x) != null) {
                return knownAnswer(state, x);
            }
            if (game.player(state) == Player.MAX) {
                yes = false;
                for (A a : game.actions(state)) {
                    if (atLeast(game.result(state, a), x)) {
                        yes = true;
                        break;
                    }
                }
            } else {
                yes = true;
                for (A a : game.actions(state)) {
                    if (!atLeast(game.result(state, a), x)) {
                        yes = false;
                        break;
                    }
                }
            }
            learn(state, range);
            return yes;
        }

        /** From what is known of the children, which may be more than the answer. */
        private void learn(S state, int[] range) {
            boolean max = game.player(state) == Player.MAX;
            int least = max ? -MOST : MOST;
            int most = least;
            for (A a : game.actions(state)) {
                int[] r = known.getOrDefault(game.result(state, a), new int[] {-MOST, MOST});
                least = max ? Math.max(least, r[0]) : Math.min(least, r[0]);
                most = max ? Math.max(most, r[1]) : Math.min(most, r[1]);
            }
            range[0] = least;
            range[1] = most;
        }

        /** Perhaps what I know about the children is enough: then no leaf has to be asked. */
        private Boolean knownAnswer(S state, int x) {
            boolean max = game.player(state) == Player.MAX;
            boolean all = true;
            for (A a : game.actions(state)) {
                int[] r = known.get(game.result(state, a));
                boolean yes = r != null && r[0] >= x;
                boolean no = r != null && r[1] < x;
                if (max && yes || !max && no) {
                    return max; // one child is enough
                }
                all &= max ? no : yes;
            }
            return all ? !max : null;
        }

        /** The value, or the nearer end of the range if it is outside. */
        int halve(S state, int low, int high) {
            while (low < high) {
                int middle = Math.floorDiv(low + high + 1, 2);
                if (atLeast(state, middle)) low = middle;
                else high = middle - 1;
            }
            return low;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha >= MOST || beta <= -MOST) {
            return alpha >= MOST ? MOST : -MOST; // nothing lies in there
        }
        return new Question(game).halve(state, Math.max(alpha, -MOST), Math.min(beta, MOST));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Question q = new Question(game);
        boolean max = game.player(state) == Player.MAX;
        int low = -MOST, high = MOST;
        A best = game.actions(state).get(0);
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            // better than what we have at all? only then find out how good
            if (max) {
                if (low < MOST && q.atLeast(next, low + 1)) {
                    best = a;
                    low = q.halve(next, low + 1, MOST);
                }
            } else if (high > -MOST && !q.atLeast(next, high)) {
                best = a;
                high = q.halve(next, -MOST, high - 1);
            }
        }
        return best;
    }
}
