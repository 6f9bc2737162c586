// exercise: 04
// truth: wrong
// mistake: the search runs in a window around 0 of half-width 20 and is not repeated if the value is outside; and bestAction never moves that window
// player: both
// style: aspiration
// single: no
// detail: -
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int GUESS = 0;
    private static final int MARGIN = 20;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        // aspiration window: most values are near the guess
        return search(game, state, Math.max(alpha, GUESS - MARGIN), Math.min(beta, GUESS + MARGIN));
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Map<A, Integer> scores = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            scores.put(action, value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY));
        }
        Comparator<Map.Entry<A, Integer>> order = Map.Entry.comparingByValue();
        return Collections.max(scores.entrySet(), max ? order : order.reversed()).getKey();
    }
}
