// exercise: 04
// truth: wrong
// mistake: bestAction begins with a window around the value of the call before and searches again only if the result lies beyond it; a result that equals an end of the window is a bound and would need it, too
// player: both
// style: aspiration window in a field, root search that returns a choice
// kind: subtle
// single: yes
// detail: only from the second call of bestAction on, when the root comes out exactly at the last value - 25 or + 25 and the action found there is not best (or none is better than nothing)
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final int MARGIN = 25;

    private Integer lastValue;

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
        int alpha = lastValue == null ? -Window.INFINITY : lastValue - MARGIN;
        int beta = lastValue == null ? Window.INFINITY : lastValue + MARGIN;
        Choice<A> choice = root(game, state, alpha, beta);
        if (choice.value() < alpha || choice.value() > beta) { // guessed wrong
            choice = root(game, state, -Window.INFINITY, Window.INFINITY);
        }
        lastValue = choice.value();
        return choice.action();
    }

    private Choice<A> root(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
