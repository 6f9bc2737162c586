// exercise: 08
// truth: wrong
// mistake: the root takes the action of the largest value whoever is to move, so MIN plays MAX's favourite
// player: MIN
// style: one recursive method, root written for MAX
// single: yes
// detail: always for MIN
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class OutOfTime extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();
    private Clock clock;

    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        killers.clear();
        LinkedList<A> actions = new LinkedList<>(position.actions());
        A choice = actions.getFirst();
        try {
            for (int depth = 1; depth <= 64; depth++) {
                A best = null;
                int alpha = -Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    int v = search(position, depth - 1, 1, alpha, Window.INFINITY);
                    position.undo();
                    if (v > alpha) {
                        alpha = v;
                        best = action;
                    }
                }
                choice = best;
                actions.remove(best);
                actions.addFirst(best);
            }
        } catch (OutOfTime e) {
            return choice;
        }
        return choice;
    }

    private int search(GivenPosition<A> p, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) throw new OutOfTime();
        if (p.terminal()) {
            if (p.utility() > 0) return p.utility() - ply;
            if (p.utility() < 0) return p.utility() + ply;
            return 0;
        }
        if (depth <= 0) return p.evaluation();
        boolean isMax = p.player() == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        List<A> list = new LinkedList<>(p.actions());
        A killer = killers.get(ply);
        if (killer != null && list.remove(killer)) list.add(0, killer);
        for (A a : list) {
            p.make(a);
            int v = search(p, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (isMax) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) {
                killers.put(ply, a);
                return best;
            }
        }
        return best;
    }
}
