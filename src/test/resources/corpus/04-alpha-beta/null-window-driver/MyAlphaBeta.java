// exercise: 04
// truth: right
// mistake: -
// player: both
// style: MTD(f) with a table of bounds for each call; bestAction is the value first and then one question per action
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
    private static final class Bounds {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private static final class Oracle<S, A> {
        private final Game<S, A> game;
        private final Map<S, Bounds> known = new HashMap<>();

        Oracle(Game<S, A> game) {
            this.game = game;
        }

        /** Is it worth so much or more? At least that much means yes, less means no. */
        int ask(S state, int gamma) {
            Bounds bounds = known.computeIfAbsent(state, s -> new Bounds());
            if (bounds.low >= gamma) {
                return bounds.low;
            }
            if (bounds.high < gamma) {
                return bounds.high;
            }
            if (game.terminal(state)) {
                return bounds.low = bounds.high = game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int answer = ask(game.result(state, action), gamma);
                best = max ? Math.max(best, answer) : Math.min(best, answer);
                if (max == best >= gamma) {
                    break;
                }
            }
            if (best >= gamma) {
                bounds.low = best;
            } else {
                bounds.high = best;
            }
            return best;
        }

        int between(S state, int alpha, int beta) {
            int low = alpha;
            int high = beta;
            int guess = Math.min(Math.max(0, low + 1), high);
            while (low < high) {
                int gamma = Math.max(guess, low + 1);
                guess = ask(state, gamma);
                if (guess >= gamma) {
                    low = guess;
                } else {
                    high = guess;
                }
            }
            return guess;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Oracle<>(game).between(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Oracle<S, A> oracle = new Oracle<>(game);
        int value = oracle.between(state, -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max ? oracle.ask(next, value) >= value : oracle.ask(next, value + 1) <= value) {
                return action;
            }
        }
        throw new AssertionError("some action has the value of the state");
    }
}
