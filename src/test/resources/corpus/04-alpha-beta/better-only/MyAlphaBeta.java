// exercise: 04
// truth: wrong
// mistake: bestAction asks later actions with a bound that is one beyond the best, as if a window contained its ends, so a bound that equals this edge passes for an improvement by one
// player: both
// style: search for strictly better actions, Optional for the best
// kind: subtle
// single: yes
// detail: bestAction when a later action is cut with a bound exactly one better than the best so far although it is not better, as in (0 (1 -5)); value is right
import java.util.Optional;
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
        boolean max = game.player(state) == Player.MAX;
        Optional<Choice<A>> best = Optional.empty();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            // only what is better by one at least is of interest
            int alpha = max && best.isPresent() ? best.get().value() + 1 : -Window.INFINITY;
            int beta = !max && best.isPresent() ? best.get().value() - 1 : Window.INFINITY;
            int v = value(game, next, alpha, beta);
            if (best.isEmpty() || (max ? v > best.get().value() : v < best.get().value())) {
                best = Optional.of(new Choice<>(action, v));
            }
        }
        return best.get().action();
    }
}
