// exercise: 04
// truth: wrong
// mistake: Exact values go into a static table by state alone, which another game with equal states (other leaves on the same shape, misère rules) finds as well and believes.
// player: both
// style: static map, guards for exactness, one search method returning a Choice
// single: yes
// detail: bounds are never stored, so within one game the table is sound
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    // equal states are the same position, so a value has to be computed only once
    private static final Map<Object, Integer> EXACT = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Integer stored = EXACT.get(state);
        if (stored != null) {
            return stored;
        }
        if (game.terminal(state)) {
            int u = game.utility(state);
            EXACT.put(state, u);
            return u;
        }
        int v = explore(game, state, alpha, beta).value();
        if (alpha < v && v < beta) {
            EXACT.put(state, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return explore(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> explore(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
