// exercise: 04
// truth: right
// mistake: -
// player: both
// style: ends of the game are tried before all other actions; the root window is the range of values, the first action stands in
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Step<S, A>(A action, S leadsTo) {}

    /** The steps from here, those that end the game at the front, the last one of them first. */
    private List<Step<S, A>> steps(Game<S, A> game, S state) {
        LinkedList<Step<S, A>> steps = new LinkedList<>();
        for (A action : game.actions(state)) {
            Step<S, A> step = new Step<>(action, game.result(state, action));
            if (game.terminal(step.leadsTo())) {
                steps.addFirst(step);
            } else {
                steps.addLast(step);
            }
        }
        return new ArrayList<>(steps);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        // bound[0] is MIN's, bound[1] is MAX's negated: each player lowers the own one, and closed is a sum of at most 0
        long[] bound = {beta, -(long) alpha};
        int mine = game.player(state) == Player.MAX ? 1 : 0;
        long sign = mine == 1 ? -1 : 1;
        long best = Long.MAX_VALUE;
        for (Step<S, A> step : steps(game, state)) {
            long value = sign * value(game, step.leadsTo(), (int) -bound[1], (int) bound[0]);
            best = Math.min(best, value);
            bound[mine] = Math.min(bound[mine], best);
            if (bound[0] + bound[1] <= 0) {
                break;
            }
        }
        return (int) (sign * best);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        boolean max = game.player(state) == Player.MAX;
        List<Step<S, A>> steps = steps(game, state);
        A best = steps.get(0).action(); // no other is better if even the worst value there is cannot be beaten
        for (Step<S, A> step : steps) {
            int value = value(game, step.leadsTo(), alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = step.action();
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
            if (alpha >= beta) {
                break; // nothing is worth more than everything
            }
        }
        return best;
    }
}
