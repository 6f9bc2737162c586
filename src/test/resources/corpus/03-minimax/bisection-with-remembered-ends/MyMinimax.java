// exercise: 03
// truth: right
// mistake: none; value bisects with "can MAX get at least this?" and remembers the ends within the call, so each is asked once at most; bestAction then looks for an action that proves the value
// player: both
// style: bisection, any and all, cache of leaves per call, inner class
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final class Prover {
        final Game<S, A> game;
        final Map<S, Integer> ends = new HashMap<>();

        Prover(Game<S, A> game) {
            this.game = game;
        }

        boolean atLeast(S state, int wanted) {
            if (game.terminal(state)) {
                return ends.computeIfAbsent(state, game::utility) >= wanted;
            }
            boolean max = game.player(state) == Player.MAX;
            for (A action : game.actions(state)) {
                if (atLeast(game.result(state, action), wanted) == max) {
                    return max;
                }
            }
            return !max;
        }

        int value(S state) {
            int low = -Window.MAX_VALUE;
            int high = Window.MAX_VALUE;
            while (low < high) {
                int middle = Math.floorDiv(low + high + 1, 2);
                if (atLeast(state, middle)) {
                    low = middle;
                } else {
                    high = middle - 1;
                }
            }
            return low;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return new Prover(game).value(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Prover prover = new Prover(game);
        int value = prover.value(state);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max ? prover.atLeast(next, value) : !prover.atLeast(next, value + 1)) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value " + value);
    }
}
