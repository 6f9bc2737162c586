// exercise: 04
// truth: right
// mistake: none; a cache of leaf values that lives as long as one question
// player: both
// style: leaf cache
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Map<S, Integer> utilities = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        utilities = new HashMap<>();
        return run(game, state, alpha, beta);
    }

    private int utility(Game<S, A> game, S state) {
        Integer known = utilities.get(state);
        if (known == null) {
            known = game.utility(state);
            utilities.put(state, known);
        }
        return known;
    }

    private int run(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return utility(game, state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = run(game, game.result(state, a), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
