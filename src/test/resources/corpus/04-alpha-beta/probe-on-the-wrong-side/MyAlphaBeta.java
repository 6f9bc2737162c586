// exercise: 04
// truth: wrong
// mistake: the null window with which later children are tried at a MIN node is (beta, beta + 1) instead of (beta - 1, beta), so a child that is better by a bound equal to beta is missed
// kind: subtle
// player: MIN
// style: principal variation search (SCOUT), fail-soft, ends remembered within a call
// single: yes
// detail: only where a cut child returns a bound that equals the best so far
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, new HashMap<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY, new HashMap<>()).action();
    }

    /** @param ends the utilities that were asked for in this call, as a second search must not ask again */
    private int value(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> ends) {
        return game.terminal(state)
                ? ends.computeIfAbsent(state, game::utility)
                : search(game, state, alpha, beta, ends).value();
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> ends) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        A first = actions.get(0);
        Choice<A> best = new Choice<>(first, value(game, game.result(state, first), alpha, beta, ends));
        for (A action : actions.subList(1, actions.size())) {
            if (max) {
                alpha = Math.max(alpha, best.value());
            } else {
                beta = Math.min(beta, best.value());
            }
            if (alpha >= beta) {
                break;
            }
            S next = game.result(state, action);
            int value;
            if (max) {
                value = value(game, next, alpha, alpha + 1, ends);
                if (value > alpha && value < beta) {
                    value = value(game, next, alpha, beta, ends);
                }
                if (value > best.value()) {
                    best = new Choice<>(action, value);
                }
            } else {
                value = value(game, next, beta, beta + 1, ends);
                if (value < beta && value > alpha) {
                    value = value(game, next, alpha, beta, ends);
                }
                if (value < best.value()) {
                    best = new Choice<>(action, value);
                }
            }
        }
        return best;
    }
}
