// exercise: 04
// truth: wrong
// mistake: a node that was searched without a cut is remembered as exact, also if no child came into its window, where the best is a bound only; later calls of the object and equal states get it
// kind: subtle
// player: both
// style: map of exact values for as long as the game is the same, fail-soft
// single: yes
// detail: on trees only from the second call on the same object and game on
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> remembered;
    private final Map<S, Integer> exact = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != remembered) {
            exact.clear();
            remembered = game;
        }
        Integer known = exact.get(state);
        if (known != null) {
            return known;
        }
        if (game.terminal(state)) {
            int utility = game.utility(state);
            exact.put(state, utility);
            return utility;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return best; // a bound, not to be remembered
            }
        }
        exact.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (alpha < value && value < beta) {
                best = action;
                if (player == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
