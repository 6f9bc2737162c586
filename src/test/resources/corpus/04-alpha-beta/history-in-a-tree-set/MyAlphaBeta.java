// exercise: 04
// truth: wrong
// mistake: the actions are sorted in a TreeSet by history score and then hash code, which drops an action if another one has the same score and an equal hash code
// player: both
// style: history heuristic, sorted set
// single: yes
// detail: rare; only if two actions of a state have equal hash codes, such as the strings Aa and BB; never with small Integers or cells of a small board
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Map<A, Integer> history = new HashMap<>();

    private SortedSet<A> sorted(Game<S, A> game, S state) {
        Map<A, Integer> scores = new HashMap<>();
        for (A a : game.actions(state)) {
            scores.put(a, history.getOrDefault(a, 0));
        }
        Comparator<A> byScore = Comparator.comparing(scores::get, Comparator.reverseOrder());
        SortedSet<A> set = new TreeSet<>(byScore.thenComparing(Object::hashCode));
        set.addAll(scores.keySet());
        return set;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A a : sorted(game, state)) {
            best = Math.max(best, value(game, game.result(state, a), alpha, beta));
            if (best >= beta) {
                history.merge(a, 1, Integer::sum);
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A a : sorted(game, state)) {
            best = Math.min(best, value(game, game.result(state, a), alpha, beta));
            if (best <= alpha) {
                history.merge(a, 1, Integer::sum);
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        history = new HashMap<>();
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A a : sorted(game, state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
