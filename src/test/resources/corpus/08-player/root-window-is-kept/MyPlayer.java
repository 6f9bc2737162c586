// exercise: 08
// truth: wrong
// mistake: alpha and beta of the root are set once before the iterations and not for each, so a deeper iteration finds nothing better than what a shallower one believed
// player: both
// style: all in fields, history, exception
// single: yes
// detail: always from the second iteration on, where the value gets worse with depth
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
    private boolean iAmMax;
    private int rootAlpha;
    private int rootBeta;
    private Map<A, Integer> history;

    private static final class TimeUp extends Exception {
        private static final long serialVersionUID = 2;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        iAmMax = position.player() == Player.MAX;
        rootAlpha = -Window.INFINITY;
        rootBeta = Window.INFINITY;
        history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                answer = iteration(actions, answer, depth);
                actions.remove(answer);
                actions.add(0, answer);
            }
        } catch (TimeUp e) {
            return answer;
        }
        return answer;
    }

    private A iteration(List<A> actions, A before, int depth) throws TimeUp {
        A best = before;
        for (A action : actions) {
            position.make(action);
            int v = value(depth - 1, 1, rootAlpha, rootBeta);
            position.undo();
            if (iAmMax && v > rootAlpha) {
                rootAlpha = v;
                best = action;
            } else if (!iAmMax && v < rootBeta) {
                rootBeta = v;
                best = action;
            }
        }
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) throws TimeUp {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                history.put(action, history.getOrDefault(action, 0) + depth * depth);
                break;
            }
        }
        return best;
    }
}
