// exercise: 08
// truth: wrong
// mistake: the root takes a later action when its value is at least as good (>= and <=), but after alpha-beta an equal value is only a bound, so it plays an action that was cut and is really worse
// player: both
// style: fail-hard alpha-beta, history
// single: yes
// detail: fail-hard, so every action that is refuted has exactly the bound
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final Integer NO_VALUE = null; // the clock was up somewhere below

    private Map<A, Integer> history;
    private GivenPosition<A> game;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        game = position;
        this.clock = clock;
        history = new HashMap<>();
        List<A> order = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 50; depth++) {
            boolean max = game.player() == Player.MAX;
            int bound = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            A best = null;
            for (A action : order) {
                game.make(action);
                Integer value = max ? value(depth - 1, 1, bound, Integer.MAX_VALUE) : value(depth - 1, 1, Integer.MIN_VALUE, bound);
                if (value == NO_VALUE) {
                    // What was searched to the end so far began with the last iteration's move, so it is that move or a better one.
                    return best == null ? order.get(0) : best;
                }
                game.undo();
                if (best == null || (max ? value >= bound : value <= bound)) {
                    bound = value;
                    best = action;
                }
            }
            order.remove(best);
            order.add(0, best);
        }
        return order.get(0);
    }

    private Integer value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return NO_VALUE;
        }
        if (game.terminal()) {
            int u = game.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return game.evaluation();
        }
        boolean max = game.player() == Player.MAX;
        List<A> actions = new ArrayList<>(game.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            game.make(action);
            Integer value = value(depth - 1, ply + 1, alpha, beta);
            if (value == NO_VALUE) {
                return NO_VALUE;
            }
            game.undo();
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return max ? alpha : beta; // fail-hard
    }
}
