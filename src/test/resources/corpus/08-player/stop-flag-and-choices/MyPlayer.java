// exercise: 08
// truth: right
// mistake: none; every rule of the README is kept
// player: both
// style: two methods max and min that return a Choice, boolean flag when the clock is up, one killer for each ply and then a history
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 40;

    private boolean stopped;
    private Clock clock;
    private List<A> killers; // one for each ply: what cut off there last
    private Map<A, Integer> cuts; // how often at all

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        stopped = false;
        killers = new ArrayList<>();
        cuts = new HashMap<>();
        for (int i = 0; i <= MAX_DEPTH; i++) {
            killers.add(null);
        }
        A best = position.actions().get(0);
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            killers.set(0, best);
            Choice<A> choice = position.player() == Player.MAX
                    ? max(position, depth, 0, Integer.MIN_VALUE, Integer.MAX_VALUE)
                    : min(position, depth, 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
            if (stopped) {
                break; // thrown away
            }
            best = choice.action();
        }
        return best;
    }

    private Choice<A> search(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            stopped = true;
            return new Choice<>(null, 0);
        }
        if (position.terminal()) {
            int utility = position.utility();
            return new Choice<>(null, utility - Integer.signum(utility) * ply);
        }
        if (depth <= 0) {
            return new Choice<>(null, position.evaluation());
        }
        return position.player() == Player.MAX
                ? max(position, depth, ply, alpha, beta)
                : min(position, depth, ply, alpha, beta);
    }

    private Choice<A> max(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        Choice<A> best = null;
        for (A action : ordered(position, ply)) {
            position.make(action);
            int value = search(position, depth - 1, ply + 1, alpha, beta).value();
            if (stopped) {
                return new Choice<>(null, 0);
            }
            position.undo();
            if (best == null || value > best.value()) {
                best = new Choice<>(action, value);
            }
            if (value >= beta) {
                killers.set(ply, action);
                cuts.merge(action, depth * depth, Integer::sum);
                break;
            }
            alpha = Math.max(alpha, value);
        }
        return best;
    }

    private Choice<A> min(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        Choice<A> best = null;
        for (A action : ordered(position, ply)) {
            position.make(action);
            int value = search(position, depth - 1, ply + 1, alpha, beta).value();
            if (stopped) {
                return new Choice<>(null, 0);
            }
            position.undo();
            if (best == null || value < best.value()) {
                best = new Choice<>(action, value);
            }
            if (value <= alpha) {
                killers.set(ply, action);
                cuts.merge(action, depth * depth, Integer::sum);
                break;
            }
            beta = Math.min(beta, value);
        }
        return best;
    }

    private List<A> ordered(GivenPosition<A> position, int ply) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -cuts.getOrDefault(a, 0)));
        int at = actions.indexOf(killers.get(ply));
        if (at > 0) {
            actions.add(0, actions.remove(at));
        }
        return actions;
    }
}
