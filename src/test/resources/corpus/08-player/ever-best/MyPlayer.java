// exercise: 08
// truth: wrong
// mistake: the best value is kept over all iterations, so that a deeper iteration is heeded only if it finds a better value than a shallower one did
// player: both
// style: two fields for the best, lambda-free, switch
// single: yes
// detail: when what looked good at a small depth turns out worse deeper down; in the worked example it plays a
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> killer = new HashMap<>();
    private A bestAction;
    private int bestValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        boolean max = position.player() == Player.MAX;
        bestAction = position.actions().get(0);
        bestValue = max ? -Window.INFINITY : Window.INFINITY;
        try {
            for (int depth = 1; depth < 50; depth++) {
                A action = null;
                int value = max ? -Window.INFINITY : Window.INFINITY;
                for (A each : first(bestAction, position.actions())) {
                    position.make(each);
                    int found = max
                            ? search(position, clock, depth - 1, 1, value, Window.INFINITY)
                            : search(position, clock, depth - 1, 1, -Window.INFINITY, value);
                    position.undo();
                    if (action == null || (max ? found > value : found < value)) {
                        value = found;
                        action = each;
                    }
                }
                if (max ? value > bestValue : value < bestValue) {
                    bestValue = value;
                    bestAction = action;
                }
            }
        } catch (OutOfTime e) {
            return bestAction;
        }
        return bestAction;
    }

    private List<A> first(A action, List<A> actions) {
        List<A> list = new LinkedList<>(actions);
        if (list.remove(action)) {
            list.add(0, action);
        }
        return list;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player player = position.player();
        for (A action : first(killer.get(ply), position.actions())) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            switch (player) {
                case MAX -> alpha = Math.max(alpha, value);
                case MIN -> beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }
}
