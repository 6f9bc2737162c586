// exercise: 03
// truth: wrong
// mistake: positions already valued in a call are found by toString() of the state, which need not tell two different states apart
// player: both
// style: table per call, helper class
// single: yes
// detail: rare; never in TreeGame or Tic-Tac-Toe; a game whose states all print as "S" gives wrong values
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private static final class Solver<S, A> {
        final Game<S, A> game;
        final Map<String, Integer> done = new HashMap<>();

        Solver(Game<S, A> game) {
            this.game = game;
        }

        int solve(S state) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            String key = state.toString();
            if (!done.containsKey(key)) {
                done.put(key, expand(state));
            }
            return done.get(key);
        }

        private int expand(S state) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = solve(game.result(state, action));
                best = max ? Math.max(best, v) : Math.min(best, v);
            }
            return best;
        }

        A choose(S state) {
            boolean max = game.player(state) == Player.MAX;
            A choice = null;
            int best = 0;
            for (A action : game.actions(state)) {
                int v = solve(game.result(state, action));
                if (choice == null || max && v > best || !max && v < best) {
                    choice = action;
                    best = v;
                }
            }
            return choice;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return new Solver<>(game).solve(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Solver<>(game).choose(state);
    }
}
