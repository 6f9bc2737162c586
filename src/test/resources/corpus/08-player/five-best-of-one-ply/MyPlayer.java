// exercise: 08
// truth: wrong
// mistake: after the first iteration only the five actions with the best estimates are kept, so the second one does not look at every action
// player: both
// style: records for scored actions, subList
// single: yes
// detail: sometimes; if the right move looks bad one ply deep
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 5;

    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 11;
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private boolean rootIsMax;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        rootIsMax = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            List<Choice<A>> scored = new ArrayList<>();
            for (A action : actions) {
                scored.add(new Choice<>(action, look(position, clock, action, 1, -Window.INFINITY, Window.INFINITY)));
            }
            Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
            scored.sort(rootIsMax ? byValue.reversed() : byValue);
            best = scored.get(0).action();
            actions.clear();
            for (Choice<A> choice : scored.subList(0, Math.min(WIDTH, scored.size()))) {
                actions.add(choice.action());
            }
            int value = scored.get(0).value();
            for (int depth = 2; depth < 40 && Math.abs(value) < 990_000; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A candidate = actions.get(0);
                for (A action : actions) {
                    int v = look(position, clock, action, depth, alpha, beta);
                    if (rootIsMax ? v > alpha : v < beta) {
                        candidate = action;
                        if (rootIsMax) alpha = v;
                        else beta = v;
                    }
                }
                value = rootIsMax ? alpha : beta;
                best = candidate;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Interrupted e) {
            return best;
        }
        return best;
    }

    private int look(GivenPosition<A> position, Clock clock, A action, int depth, int alpha, int beta) {
        position.make(action);
        int v = search(position, clock, depth - 1, 1, alpha, beta);
        position.undo();
        return v;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
