// exercise: 04
// truth: right
// mistake: none; at every node the children that are ends come first, one by one with a look at the window after each, and only then the others, the ones with fewer actions first
// player: both
// style: partition, node method for both loops
// single: yes
// detail: an order of the children that depends on the game; no end is read before its turn
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Step<S, A>(A action, S next) {}

    /** ends first, then narrow states, then wide ones */
    private List<Step<S, A>> steps(Game<S, A> game, S state) {
        List<Step<S, A>> steps = new ArrayList<>();
        for (A action : game.actions(state)) {
            steps.add(new Step<>(action, game.result(state, action)));
        }
        steps.sort(Comparator.comparingInt(
                step -> game.terminal(step.next()) ? 0 : game.actions(step.next()).size()));
        return steps;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (Step<S, A> step : steps(game, state)) {
            int v = max
                    ? value(game, step.next(), best, beta)
                    : value(game, step.next(), alpha, best);
            if (max == (v > best) && v != best) {
                best = v;
            }
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Step<S, A> step : steps(game, state)) {
            int v = max
                    ? value(game, step.next(), best, Window.INFINITY)
                    : value(game, step.next(), -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                choice = step.action();
            }
        }
        return choice;
    }
}
