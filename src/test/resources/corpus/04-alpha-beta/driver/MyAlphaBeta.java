// exercise: 04
// truth: right
// mistake: -
// player: both
// style: MTD(f): null-window passes with a memory of bounds per call, first guess 0
// kind: -
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What is known about a state: its value lies between the two. */
    private static final class Known {
        int least = -Window.INFINITY;
        int most = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return converge(game, state, alpha, beta, new HashMap<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Known> memory = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = converge(game, game.result(state, action), alpha, beta, memory);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int converge(Game<S, A> game, S state, int alpha, int beta, Map<S, Known> memory) {
        int least = -Window.INFINITY;
        int most = Window.INFINITY;
        int guess = 0;
        while (least < most && most > alpha && least < beta) {
            int from = Math.max(alpha, least) + 1;
            int to = Math.min(beta, most);
            int test = Math.max(from, Math.min(to, guess == least ? guess + 1 : guess));
            guess = pass(game, state, test, memory);
            if (guess < test) {
                most = guess;
            } else {
                least = guess;
            }
        }
        return least >= beta || least >= most ? least : most;
    }

    /** Whether the value is at least test: then a number from test to the value is returned, otherwise one from the value to below test. */
    private int pass(Game<S, A> game, S state, int test, Map<S, Known> memory) {
        Known known = memory.computeIfAbsent(state, key -> new Known());
        if (known.least >= test) {
            return known.least;
        }
        if (known.most < test) {
            return known.most;
        }
        if (game.terminal(state)) {
            known.least = game.utility(state);
            known.most = known.least;
            return known.least;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = pass(game, game.result(state, action), test, memory);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max == best >= test) { // for MIN the other way round: below is enough
                break;
            }
        }
        if (best >= test) {
            known.least = best;
        } else {
            known.most = best;
        }
        return best;
    }
}
