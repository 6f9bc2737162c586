// exercise: 04
// truth: wrong
// mistake: bestAction finds the value first and then asks each child with a window above that value, where a number equal to the value may be a bound only
// player: MAX
// style: the value first, then findFirst in a stream
// kind: subtle
// single: yes
// detail: MAX: a child that was cut at exactly the value comes before the one that has it, as in ((4 1) 4)
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

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
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        return game.actions(state).stream()
                .filter(a -> value(game, game.result(state, a), v, v + 1) == v)
                .findFirst()
                .orElseThrow();
    }
}
