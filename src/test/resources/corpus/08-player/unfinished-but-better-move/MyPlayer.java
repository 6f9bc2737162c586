// exercise: 08
// truth: right
// mistake: none; it plays what an unfinished iteration has found, as the exercise allows: the best move of the one before is looked at first, to the end
// player: both
// style: fields, exception for the clock, history by map, best move in a field that is written in the loop
// single: yes
// detail: always
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
    private static class Stop extends RuntimeException {}

    private GivenPosition<A> position;
    private Clock clock;
    private A best;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        best = actions.get(0);
        try {
            for (int depth = 1; depth < 40; depth++) {
                searchRoot(actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Stop stop) {
            // time is over
        }
        return best;
    }

    private void searchRoot(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        if (position.player() == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                value = Math.max(value, search(depth - 1, ply + 1, alpha, beta));
                position.undo();
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            value = Math.min(value, search(depth - 1, ply + 1, alpha, beta));
            position.undo();
            beta = Math.min(beta, value);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return value;
    }
}
