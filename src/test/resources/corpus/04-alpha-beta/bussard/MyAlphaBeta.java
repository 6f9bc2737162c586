// exercise: 04
// truth: wrong
// mistake: takeWhile also drops the very number that reached beta, so a MAX node that is cut answers with its best below beta.
// player: MAX
// style: streams, takeWhile and reduce
// single: yes
import java.util.concurrent.atomic.AtomicInteger;
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
        if (game.player(state) == Player.MAX) {
            AtomicInteger lower = new AtomicInteger(alpha);
            return game.actions(state).stream()
                    .mapToInt(a -> value(game, game.result(state, a), lower.get(), beta))
                    .takeWhile(v -> v < beta)
                    .peek(v -> lower.accumulateAndGet(v, Math::max))
                    .reduce(alpha, Math::max);
        }
        int upper = beta;
        for (A a : game.actions(state)) {
            upper = Math.min(upper, value(game, game.result(state, a), alpha, upper));
            if (upper <= alpha) {
                break;
            }
        }
        return upper;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = game.actions(state).get(0);
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = a;
            }
        }
        return bestAction;
    }
}
