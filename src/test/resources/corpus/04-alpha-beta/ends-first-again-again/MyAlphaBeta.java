// exercise: 04
// truth: right
// mistake: -
// player: both
// style: reads the ends among the children before it goes deeper, sorted map without duplicates
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : best(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return best(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> best(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        TreeMap<Integer, A> ends = new TreeMap<>(); // of ends that are worth the same one is enough
        Deque<A> others = new ArrayDeque<>();
        Deque<S> below = new ArrayDeque<>();
        for (A action : actions) {
            S next = game.result(state, action);
            if (!game.terminal(next)) {
                others.add(action);
                below.add(next);
                continue;
            }
            int utility = game.utility(next);
            ends.putIfAbsent(utility, action);
            if (max ? utility >= beta : utility <= alpha) {
                return new Choice<>(action, utility);
            }
        }
        Choice<A> best = null;
        if (!ends.isEmpty()) {
            var end = max ? ends.lastEntry() : ends.firstEntry();
            best = new Choice<>(end.getValue(), end.getKey());
        }
        while (!others.isEmpty()) {
            int a = max && best != null ? Math.max(alpha, best.value()) : alpha;
            int b = !max && best != null ? Math.min(beta, best.value()) : beta;
            if (a >= b) {
                break;
            }
            A action = others.poll();
            int value = value(game, below.poll(), a, b);
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
