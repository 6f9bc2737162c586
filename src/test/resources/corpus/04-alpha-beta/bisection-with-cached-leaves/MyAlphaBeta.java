// exercise: 04
// truth: right
// mistake: none; binary search for the value by yes-or-no questions (null windows) in long arithmetic with floorDiv; leaves and proven bounds are remembered during the call
// player: both
// style: bisection, memory per call, MAX and MIN as any and all
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int[] UNKNOWN = {-Window.MAX_VALUE, Window.MAX_VALUE};

    private static final class Oracle<S, A> {
        private final Game<S, A> game;
        private final Map<S, int[]> facts = new HashMap<>();

        Oracle(Game<S, A> game) {
            this.game = game;
        }

        int[] fact(S state) {
            return facts.getOrDefault(state, UNKNOWN);
        }

        boolean isAtLeast(S state, int bound) {
            int[] fact = fact(state);
            if (fact[0] >= bound) {
                return true;
            }
            if (fact[1] < bound) {
                return false;
            }
            if (game.terminal(state)) {
                int u = game.utility(state);
                facts.put(state, new int[] {u, u});
                return u >= bound;
            }
            boolean max = game.player(state) == Player.MAX;
            for (A action : game.actions(state)) {
                if (isAtLeast(game.result(state, action), bound) == max) {
                    break;
                }
            }
            facts.put(state, combined(state, max));
            return fact(state)[0] >= bound;
        }

        private int[] combined(S state, boolean max) {
            int[] sum = null;
            for (A action : game.actions(state)) {
                int[] child = fact(game.result(state, action));
                if (sum == null) {
                    sum = child.clone();
                } else {
                    sum[0] = max ? Math.max(sum[0], child[0]) : Math.min(sum[0], child[0]);
                    sum[1] = max ? Math.max(sum[1], child[1]) : Math.min(sum[1], child[1]);
                }
            }
            return sum;
        }

        int bisect(S state, int alpha, int beta) {
            int low = Math.max(alpha, -Window.MAX_VALUE);
            int high = Math.min(beta, Window.MAX_VALUE);
            if (low >= high) { // the window lies beside all values
                return alpha >= Window.MAX_VALUE ? alpha : beta;
            }
            while (low < high) {
                int middle = (int) Math.floorDiv((long) low + high, 2L) + 1;
                if (isAtLeast(state, middle)) {
                    low = Math.max(middle, Math.min(high, fact(state)[0]));
                } else {
                    high = Math.min(middle - 1, Math.max(low, fact(state)[1]));
                }
            }
            return low;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Oracle<>(game).bisect(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Oracle<S, A> oracle = new Oracle<>(game);
        boolean max = game.player(state) == Player.MAX;
        int value = oracle.bisect(state, -Window.INFINITY, Window.INFINITY);
        A choice = null;
        for (A action : game.actions(state)) {
            int[] fact = oracle.fact(game.result(state, action));
            if (max ? fact[0] >= value : fact[1] <= value) {
                choice = action;
            }
        }
        return choice;
    }
}
