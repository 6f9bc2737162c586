// exercise: 04
// truth: right
// mistake: none; every window is closed by null-window searches alone, with a table of lower and upper bounds that is emptied for another game
// player: both
// style: MTD(f), negamax for players who need not take turns, transposition table
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

    private Map<S, Bounds> table = new HashMap<>();
    private Game<S, A> of;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (of != game) {
            table = new HashMap<>();
            of = game;
        }
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        int guess = Math.max(alpha, Math.min(0, beta));
        while (low < high && low < beta && high > alpha) {
            int bound = guess == low ? guess + 1 : guess;
            // bound > alpha and bound <= beta, so that nothing is asked that lies outside the window
            bound = Math.max(bound, alpha + 1);
            bound = Math.min(bound, beta);
            guess = search(game, state, bound);
            if (guess < bound) {
                high = guess;
            } else {
                low = guess;
            }
        }
        return low >= beta ? low : high <= alpha ? high : low;
    }

    /** Less than the bound, and the value is at most that; or else the value is at least that. */
    private int search(Game<S, A> game, S state, int bound) {
        Bounds known = table.computeIfAbsent(state, s -> new Bounds());
        if (known.low >= bound) {
            return known.low;
        }
        if (known.high < bound) {
            return known.high;
        }
        if (game.terminal(state)) {
            known.low = game.utility(state);
            known.high = known.low;
            return known.low;
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), bound));
                if (best >= bound) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), bound));
                if (best < bound) {
                    break;
                }
            }
        }
        if (best < bound) {
            known.high = best;
        } else {
            known.low = best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
}
