// exercise: 04
// truth: wrong
// mistake: bestAction searches around the value of its last call, and repeats the search only if the result is at or below the window, not if it is at or above it
// player: both
// style: aspiration window in bestAction, Choice records
// single: yes
// detail: sometimes; only from the second call of bestAction on the same object, and only if the root is worth at least 50 more than the last one
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;
    private Integer guess;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : search(game, state, alpha, beta).value();
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta) {
        List<A> actions = game.actions(state);
        A chosen = actions.get(0);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                int v = value(game, game.result(state, action), Math.max(alpha, best), beta);
                if (v > best) {
                    best = v;
                    chosen = action;
                }
                if (best >= beta) break;
            }
            return new Choice<>(chosen, best);
        }
        int best = Window.INFINITY;
        for (A action : actions) {
            int v = value(game, game.result(state, action), alpha, Math.min(beta, best));
            if (v < best) {
                best = v;
                chosen = action;
            }
            if (best <= alpha) break;
        }
        return new Choice<>(chosen, best);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = guess == null ? -Window.INFINITY : guess - MARGIN;
        int high = guess == null ? Window.INFINITY : guess + MARGIN;
        Choice<A> choice = search(game, state, low, high);
        if (choice.value() <= low) {
            choice = search(game, state, -Window.INFINITY, Window.INFINITY);
        }
        guess = choice.value();
        return choice.action();
    }
}
