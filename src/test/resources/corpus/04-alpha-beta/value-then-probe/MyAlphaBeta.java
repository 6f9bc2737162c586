// exercise: 04
// truth: right
// mistake: -
// player: both
// style: bestAction finds the value first and then probes each child with a null window; MIN cuts only beyond equality
// kind: -
// single: yes
// detail: -
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
        Iterator<A> actions = game.actions(state).iterator();
        int best;
        if (game.player(state) == Player.MAX) {
            best = Integer.MIN_VALUE;
            do {
                best = Math.max(best, value(game, game.result(state, actions.next()), Math.max(alpha, best), beta));
            } while (actions.hasNext() && best < beta);
        } else {
            best = Integer.MAX_VALUE;
            do {
                best = Math.min(best, value(game, game.result(state, actions.next()), alpha, Math.min(beta, best)));
            } while (actions.hasNext() && best >= alpha);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        Predicate<A> reaches = max
                ? a -> value(game, game.result(state, a), v - 1, v) >= v
                : a -> value(game, game.result(state, a), v, v + 1) <= v;
        return game.actions(state).stream().filter(reaches).findFirst().orElseThrow();
    }
}
