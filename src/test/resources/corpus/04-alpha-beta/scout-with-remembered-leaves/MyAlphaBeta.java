// exercise: 04
// truth: right
// mistake: none; SCOUT with null windows and searching again, where what each leaf is worth is remembered for one call
// player: both
// style: SCOUT, one class for each search, values in the view of MAX throughout
// single: yes
// detail: no leaf is asked for twice in one call; searching again asks now and then (in less than 1 of 100 calls) for a leaf that plain alpha-beta would skip, as SCOUT does
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
        return new Scout<>(game).value(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Scout<>(game).best(state, -Window.INFINITY, Window.INFINITY).action();
    }

    private static final class Scout<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> ends = new HashMap<>();

        Scout(Game<S, A> game) {
            this.game = game;
        }

        int value(S state, int alpha, int beta) {
            return game.terminal(state)
                    ? ends.computeIfAbsent(state, game::utility)
                    : best(state, alpha, beta).value();
        }

        Choice<A> best(S state, int alpha, int beta) {
            boolean max = game.player(state) == Player.MAX;
            Choice<A> best = null;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int value;
                if (best == null) {
                    value = value(next, alpha, beta);
                } else {
                    value = max ? value(next, alpha, alpha + 1) : value(next, beta - 1, beta);
                    if (alpha < value && value < beta) { // better, but by how much?
                        value = max ? value(next, value - 1, beta) : value(next, alpha, value + 1);
                    }
                }
                if (best == null || (max ? value > best.value() : value < best.value())) {
                    best = new Choice<>(action, value);
                    alpha = max ? Math.max(alpha, value) : alpha;
                    beta = max ? beta : Math.min(beta, value);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }
}
