// exercise: 04
// truth: right
// mistake: -
// player: both
// style: MTD(f) with a table of lower and upper bounds for one call; bestAction finds the value first
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

    /** What is known about the states of one game. It is thrown away when the call is over. */
    private final class Memory {
        final Game<S, A> game;
        final Map<S, Bounds> known = new HashMap<>();

        Memory(Game<S, A> game) {
            this.game = game;
        }

        /** Answers whether the state is worth {@code limit} or more, with a number on that side of it. */
        int probe(S state, int limit) {
            Bounds bounds = known.computeIfAbsent(state, s -> new Bounds());
            if (bounds.low >= limit) {
                return bounds.low;
            }
            if (bounds.high < limit) {
                return bounds.high;
            }
            int found;
            if (game.terminal(state)) {
                found = game.utility(state);
                bounds.low = found;
                bounds.high = found;
                return found;
            }
            if (game.player(state) == Player.MAX) {
                found = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    found = Math.max(found, probe(game.result(state, action), limit));
                    if (found >= limit) {
                        break;
                    }
                }
            } else {
                found = Window.INFINITY;
                for (A action : game.actions(state)) {
                    found = Math.min(found, probe(game.result(state, action), limit));
                    if (found < limit) {
                        break;
                    }
                }
            }
            if (found >= limit) {
                bounds.low = Math.max(bounds.low, found);
            } else {
                bounds.high = Math.min(bounds.high, found);
            }
            return found;
        }

        int converge(S state, int alpha, int beta) {
            int low = -Window.INFINITY;
            int high = Window.INFINITY;
            int guess = Math.max(alpha, Math.min(beta - 1, 0));
            while (low < high) {
                int limit = guess == low ? guess + 1 : guess;
                limit = Math.max(alpha + 1, Math.min(beta, limit));
                guess = probe(state, limit);
                if (guess < limit) {
                    high = guess;
                    if (high <= alpha) {
                        return high;
                    }
                } else {
                    low = guess;
                    if (low >= beta) {
                        return low;
                    }
                }
            }
            return guess;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Memory(game).converge(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Memory memory = new Memory(game);
        int value = memory.converge(state, -Window.INFINITY, Window.INFINITY);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            // One probe tells: MAX looks for a child worth the value or more, MIN for one that is not worth more.
            if (max ? memory.probe(next, value) >= value : memory.probe(next, value + 1) <= value) {
                return action;
            }
        }
        throw new AssertionError("no action reaches " + value);
    }
}
