// exercise: 04
// truth: right
// mistake: -
// player: both
// style: children shuffled and then sorted by a history that lives in the object; a table of bounds for each call; ties go to actions that end the game
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** How often an action has closed a window. It changes the order only, so it may stay from call to call and game to game. */
    private final Map<A, Integer> history = new HashMap<>();

    private final Random random = new Random();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private List<A> ordered(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Collections.shuffle(actions, random);
        actions.sort(Comparator.comparingInt((A a) -> history.getOrDefault(a, 0)).reversed());
        return actions;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, int[]> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] bounds = table.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
        int a = Math.max(alpha, bounds[0]);
        int b = Math.min(beta, bounds[1]);
        if (a >= b) {
            return bounds[0] >= beta || bounds[0] == bounds[1] ? bounds[0] : bounds[1];
        }
        boolean max = game.player(state) == Player.MAX;
        int from = a;
        int to = b;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : ordered(game, state)) {
            int value = search(game, game.result(state, action), a, b, table);
            if (max) {
                best = Math.max(best, value);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, best);
            }
            if (a >= b) {
                history.merge(action, 1, Integer::sum);
                break;
            }
        }
        if (best > from) {
            bounds[0] = Math.max(bounds[0], best);
        }
        if (best < to) {
            bounds[1] = Math.min(bounds[1], best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, int[]> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : ordered(game, state)) {
            S next = game.result(state, action);
            int value = search(game, next, a, b, table);
            boolean better = max ? value > a : value < b;
            boolean asGoodAndOver = value == (max ? a : b) && game.terminal(next); // an end is exact, never a bound
            if (better || asGoodAndOver) {
                best = action;
                a = max ? value : a;
                b = max ? b : value;
            }
        }
        return best;
    }
}
