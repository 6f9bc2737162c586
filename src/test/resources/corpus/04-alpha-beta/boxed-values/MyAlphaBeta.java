// exercise: 04
// truth: wrong
// mistake: bestAction compares two boxed Integers with ==, which is true for equal numbers only from -128 to 127; otherwise the first action is returned.
// player: both
// style: value first, then the action that has it, boxed numbers
// kind: subtle
// single: yes
// detail: bestAction when the value of the state is below -128 or above 127 and the first action is not best.
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta);
    }

    private Integer search(Game<S, A> game, S state, Integer alpha, Integer beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            Integer value = search(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                best = best == null || value > best ? value : best;
                alpha = Math.max(alpha, best);
            } else {
                best = best == null || value < best ? value : best;
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer wanted = search(game, state, -Window.INFINITY, Window.INFINITY);
        List<A> actions = game.actions(state);
        A found = actions.get(0);
        for (A action : actions) {
            Integer value = search(game, game.result(state, action), wanted - 1, wanted + 1);
            if (value == wanted) {
                found = action;
                break;
            }
        }
        return found;
    }
}
