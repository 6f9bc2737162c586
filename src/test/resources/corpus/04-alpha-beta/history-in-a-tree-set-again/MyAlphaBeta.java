// exercise: 04
// truth: wrong
// mistake: the actions are sorted in a TreeSet by score and then hash code, and of two actions with equal score and hash code one is lost
// player: both
// style: history heuristic in fields, one method
// single: yes
// detail: sometimes; only in games in which two actions of a state have equal hash codes
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<A, Integer> cutsBy = new HashMap<>();

    private Collection<A> ordered(Game<S, A> game, S state) {
        Map<A, Integer> score = new HashMap<>();
        for (A a : game.actions(state)) {
            score.put(a, cutsBy.getOrDefault(a, 0));
        }
        Comparator<A> mostCutsFirst = Comparator.comparing(score::get, Comparator.reverseOrder());
        TreeSet<A> sorted = new TreeSet<>(mostCutsFirst.thenComparingInt(Object::hashCode));
        sorted.addAll(score.keySet());
        return sorted;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : ordered(game, state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                cutsBy.merge(a, 1, Integer::sum);
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        cutsBy.clear();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : ordered(game, state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
