// exercise: 08
// truth: wrong
// mistake: the best value at the root starts at the value of a loss and is replaced by better ones only, so null is returned as soon as an iteration sees that every action loses
// player: both
// style: value without plies, proof ends the loop
// single: yes
// detail: sometimes; only in a position of two actions or more that is lost whatever is played, e.g. two fours of the opponent
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static final int WIN = 1000000;

    static class Up extends RuntimeException {
        static final long serialVersionUID = 0;
    }

    private Map<Integer, A> killer = new HashMap<>();
    private int reached;

    public A move(GivenPosition<A> position, Clock clock) {
        killer = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        if (actions.size() == 1) return best;
        try {
            for (int depth = 1; depth < 50; depth++) {
                best = root(position, clock, actions, depth);
                if (reached == WIN || reached == -WIN) return best;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Up up) {
            // best is the last one that was finished
        }
        return best;
    }

    private A root(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int bestValue = max ? -WIN : WIN;
        A bestAction = null;
        for (A a : actions) {
            position.make(a);
            int v = max
                    ? value(position, clock, depth - 1, bestValue, WIN)
                    : value(position, clock, depth - 1, -WIN, bestValue);
            position.undo();
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                bestAction = a;
            }
        }
        reached = bestValue;
        return bestAction;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) throw new Up();
        if (position.terminal()) return position.utility();
        if (depth == 0) return position.evaluation();
        List<A> list = new ArrayList<>(position.actions());
        A k = killer.get(depth);
        if (list.remove(k)) list.add(0, k);
        if (position.player() == Player.MAX) {
            for (A a : list) {
                position.make(a);
                alpha = Math.max(alpha, value(position, clock, depth - 1, alpha, beta));
                position.undo();
                if (alpha >= beta) {
                    killer.put(depth, a);
                    return beta;
                }
            }
            return alpha;
        } else {
            for (A a : list) {
                position.make(a);
                beta = Math.min(beta, value(position, clock, depth - 1, alpha, beta));
                position.undo();
                if (alpha >= beta) {
                    killer.put(depth, a);
                    return alpha;
                }
            }
            return beta;
        }
    }
}
