// exercise: 04
// truth: right
// mistake: none; shuffled children, a window one wider than the best at the root so that ties are exact, a coin toss among equals, MAX fail-soft and MIN fail-hard
// player: both
// style: random order, mixed fail-soft and fail-hard
// single: yes
// detail: always; random, other leaves each time
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Random coin = new Random();

    private List<A> shuffled(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Collections.shuffle(actions, coin);
        return actions;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : shuffled(game, state)) {
                best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        for (A action : shuffled(game, state)) {
            beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
            if (beta <= alpha) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = 0;
        List<A> equals = new ArrayList<>();
        for (A action : shuffled(game, state)) {
            int alpha = max && !equals.isEmpty() ? best - 1 : -Window.INFINITY;
            int beta = !max && !equals.isEmpty() ? best + 1 : Window.INFINITY;
            int v = value(game, game.result(state, action), alpha, beta);
            if (equals.isEmpty() || (max ? v > best : v < best)) {
                equals.clear();
                best = v;
            }
            if (v == best) {
                equals.add(action);
            }
        }
        return equals.get(coin.nextInt(equals.size()));
    }
}
