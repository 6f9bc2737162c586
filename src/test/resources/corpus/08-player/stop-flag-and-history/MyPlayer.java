// exercise: 08
// truth: right
// mistake: none; a flag instead of an exception, the position is restored on the way out
// player: both
// style: fields for the search, history heuristic, no exceptions
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
    private GivenPosition<A> position;
    private Clock clock;
    private boolean stopped;
    private final Map<A, Integer> goodForMax = new HashMap<>();
    private final Map<A, Integer> goodForMin = new HashMap<>();
    private A bestHere;
    private int valueHere;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        stopped = false;
        goodForMax.clear();
        goodForMin.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        int depth = 0;
        while (++depth <= 60) {
            iteration(actions, depth);
            if (stopped) {
                return play;
            }
            play = bestHere;
            actions.remove(play);
            actions.add(0, play);
            if (Math.abs(valueHere) > Window.MAX_VALUE - 200) {
                return play; // won or lost, looking deeper is of no use
            }
        }
        return play;
    }

    private void iteration(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        bestHere = null;
        valueHere = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = max
                    ? search(depth - 1, 1, valueHere, Window.INFINITY)
                    : search(depth - 1, 1, -Window.INFINITY, valueHere);
            position.undo();
            if (stopped) {
                return;
            }
            if (bestHere == null || (max ? v > valueHere : v < valueHere)) {
                bestHere = action;
                valueHere = v;
            }
        }
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (stopped) {
            return 0;
        }
        if (clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        Map<A, Integer> history = max ? goodForMax : goodForMin;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (stopped) {
                return 0;
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.put(action, history.getOrDefault(action, 0) + 1 + depth * depth);
                break;
            }
        }
        return best;
    }
}
