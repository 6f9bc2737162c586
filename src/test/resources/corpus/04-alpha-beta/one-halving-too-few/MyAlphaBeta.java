// exercise: 04
// truth: wrong
// mistake: bisection stops after 20 halvings, but the values from -1,000,000 to 1,000,000 need 21, so the value may come out one too low
// player: both
// style: bisection with a yes-or-no search (anyMatch, allMatch)
// single: yes
// detail: about half of all values with the full window or one infinite side; right where both bounds are finite and close
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MOST = 1_000_000;
    private static final int STEPS = 20;

    /** Whether MAX can get so much. */
    private boolean atLeast(Game<S, A> game, S state, int bound) {
        if (game.terminal(state)) {
            return game.utility(state) >= bound;
        }
        var next = game.actions(state).stream().map(action -> game.result(state, action));
        return game.player(state) == Player.MAX
                ? next.anyMatch(s -> atLeast(game, s, bound))
                : next.allMatch(s -> atLeast(game, s, bound));
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, -MOST);
        int high = Math.min(beta, MOST);
        for (int step = 0; step < STEPS && low < high; step++) {
            int middle = Math.floorDiv(low + high + 1, 2);
            if (atLeast(game, state, middle)) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                bestValue = value(game, next, -MOST, MOST);
                best = action;
            } else if (max && atLeast(game, next, bestValue + 1)) {
                bestValue = value(game, next, bestValue + 1, MOST);
                best = action;
            } else if (!max && !atLeast(game, next, bestValue)) {
                bestValue = value(game, next, -MOST, bestValue - 1);
                best = action;
            }
        }
        return best;
    }
}
