// exercise: 04
// truth: wrong
// mistake: bestAction finds the value first and then looks for an action that has it with the window (v - 1, v), which proves something for MAX only; for MIN it accepts the bound of a worse action
// player: MIN
// style: value first, then the first action that has it
// kind: subtle
// single: yes
// detail: bestAction at a MIN root, when a worse action stands before the best ones and its bound happens to equal the value
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
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
        int wanted = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            // A null window is enough: is it worth that much, or not?
            if (value(game, game.result(state, action), wanted - 1, wanted) == wanted) {
                return action;
            }
        }
        return game.actions(state).stream()
                .filter(a -> value(game, game.result(state, a), wanted - 1, wanted + 1) == wanted)
                .findFirst()
                .orElseThrow();
    }
}
