// exercise: 04
// truth: wrong
// mistake: bestAction packs an action's value and its index into value * 100 + index, which has room for 100 actions only.
// player: both
// style: bestAction packs value and index into one number
// kind: subtle
// single: yes
// detail: bestAction where the state has more than 100 actions and a best one has index 100 or more, or is compared with such a one.
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int BASE = 100;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            result = max ? Math.max(result, child) : Math.min(result, child);
            alpha = max ? Math.max(alpha, result) : alpha;
            beta = max ? beta : Math.min(beta, result);
            if (beta <= alpha) {
                break;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Integer best = null;
        for (int i = 0; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            // The lower digits hold the index, so that of two equal numbers the earlier action stays the best.
            int packed = max ? v * BASE + (BASE - 1 - i) : v * BASE + i;
            if (best == null || (max ? packed > best : packed < best)) {
                best = packed;
                if (max) {
                    alpha = Math.floorDiv(packed, BASE);
                } else {
                    beta = Math.floorDiv(packed, BASE);
                }
            }
        }
        int digits = Math.floorMod(best, BASE);
        return actions.get(max ? BASE - 1 - digits : digits);
    }
}
