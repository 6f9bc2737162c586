// exercise: 04
// truth: wrong
// mistake: bestAction by MTD(f) plays the action of the last pass, also if that pass only proved that nothing is better, where all children have bounds that may tie
// kind: subtle
// player: both
// style: MTD(f) at the root with a cache of leaves, fail-soft recursion
// single: yes
// detail: only where a child's bound equals the root's value
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> ends = new HashMap<>();
        return game.terminal(state)
                ? game.utility(state)
                : search(game, state, alpha, beta, ends).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> ends = new HashMap<>();
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        int guess = 0;
        A action = null;
        while (lower < upper) {
            int beta = guess == lower ? guess + 1 : guess;
            Choice<A> pass = search(game, state, beta - 1, beta, ends);
            guess = pass.value();
            action = pass.action();
            if (guess < beta) {
                upper = guess;
            } else {
                lower = guess;
            }
        }
        return action;
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> ends) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = game.terminal(next)
                    ? ends.computeIfAbsent(next, game::utility)
                    : search(game, next, alpha, beta, ends).value();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
