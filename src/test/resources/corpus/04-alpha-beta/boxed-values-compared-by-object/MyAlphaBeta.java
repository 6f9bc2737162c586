// exercise: 04
// truth: wrong
// mistake: bestAction finds the value first and then the action that has it, but compares two Integer objects with ==, which fails for values outside -128 to 127; it then falls back on the first action
// player: both
// style: value first, then the action with a window around it; boxed Integers
// single: yes
// detail: only in bestAction, only for values beyond a byte; right on trees with small numbers
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
        boolean isMax = game.player(state) == Player.MAX;
        Integer best = null;
        for (A action : game.actions(state)) {
            Integer child = search(game, game.result(state, action), alpha, beta);
            if (best == null || (isMax && child > best) || (!isMax && child < best)) {
                best = child;
            }
            if (isMax && best > alpha) {
                alpha = best;
            }
            if (!isMax && best < beta) {
                beta = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer target = search(game, state, -Window.INFINITY, Window.INFINITY);
        List<A> actions = game.actions(state);
        for (A action : actions) {
            // a window just around the value: is it this one?
            Integer v = search(game, game.result(state, action), target - 1, target + 1);
            if (v == target) {
                return action;
            }
        }
        return actions.get(0);
    }
}
