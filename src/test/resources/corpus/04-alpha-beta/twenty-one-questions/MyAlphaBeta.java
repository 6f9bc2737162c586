// exercise: 04
// truth: right
// mistake: none; value and bestAction only ever ask whether MAX can get at least some number (a null window), bisect, and remember the ends within a call
// player: both
// style: bisection by null windows, cache of leaves per call
// single: yes
// detail: a later pass can ask for a leaf that answers of an earlier pass have made pointless, as with any repeated null-window search
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return bisect(game, state, alpha, beta, new HashMap<>());
    }

    /** The largest number between alpha and beta, both included, that MAX can get. Alpha stands for "alpha or less". */
    private int bisect(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> ends) {
        int sure = Math.max(alpha, -Window.MAX_VALUE);
        int hope = Math.min(beta, Window.MAX_VALUE);
        while (sure < hope) {
            int middle = hope - (hope - sure) / 2;
            if (reaches(game, state, middle, ends)) {
                sure = middle;
            } else {
                hope = middle - 1;
            }
        }
        return sure;
    }

    private boolean reaches(Game<S, A> game, S state, int wanted, Map<S, Integer> ends) {
        if (game.terminal(state)) {
            Integer end = ends.get(state);
            if (end == null) {
                end = game.utility(state);
                ends.put(state, end);
            }
            return end >= wanted;
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            if (reaches(game, game.result(state, action), wanted, ends) == max) {
                return max;
            }
        }
        return !max;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> ends = new HashMap<>();
        int value = bisect(game, state, -Window.INFINITY, Window.INFINITY, ends);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (reaches(game, next, max ? value : value + 1, ends) == max) {
                return action;
            }
        }
        throw new IllegalStateException("nothing is worth " + value);
    }
}
