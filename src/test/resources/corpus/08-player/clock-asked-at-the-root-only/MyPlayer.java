// exercise: 08
// truth: wrong
// mistake: The clock is asked only before each action at the root, so a search below one action runs to its end long after the clock is up.
// player: both
// style: loop with a labelled break, iterations as a while loop
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        Player me = position.player();
        A answer = actions.get(0);
        int depth = 0;
        deeper:
        while (depth < 25) {
            depth++;
            int best = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            A bestAction = answer;
            for (A action : actions) {
                if (clock.isUp()) {
                    break deeper;     // this iteration does not count
                }
                position.make(action);
                int v;
                if (me == Player.MAX) {
                    v = value(position, depth - 1, 1, best, Window.INFINITY);
                } else {
                    v = value(position, depth - 1, 1, -Window.INFINITY, best);
                }
                position.undo();
                if (me == Player.MAX && v > best || me == Player.MIN && v < best) {
                    best = v;
                    bestAction = action;
                }
            }
            answer = bestAction;
            actions.remove(answer);
            actions.add(0, answer);
        }
        return answer;
    }

    private int value(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                history.merge(action, depth * depth, (p, q) -> p + q);
                return best;
            }
        }
        return best;
    }
}
