// exercise: 04
// truth: right
// mistake: -
// player: both
// style: exact values of inner states are kept between calls about the same game object, the rest is forgotten; last child first
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> about;
    private Map<S, Integer> exact = new HashMap<>();

    private void enter(Game<S, A> game) {
        if (about != game) {
            about = game;
            exact = new HashMap<>();
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        enter(game);
        return look(state, alpha, beta);
    }

    private int look(S state, int alpha, int beta) {
        if (about.terminal(state)) {
            return about.utility(state);
        }
        Integer known = exact.get(state);
        if (known != null) {
            return known;
        }
        boolean max = about.player(state) == Player.MAX;
        int low = alpha;
        int high = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = about.actions(state);
        for (ListIterator<A> it = actions.listIterator(actions.size()); it.hasPrevious() && low < high; ) {
            int v = look(about.result(state, it.previous()), low, high);
            best = max ? Math.max(best, v) : Math.min(best, v);
            low = max ? Math.max(low, best) : low;
            high = max ? high : Math.min(high, best);
        }
        if (alpha < best && best < beta) {
            exact.put(state, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        enter(game);
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = look(next, low, high);
            boolean tieWithAnEnd = choice != null && v == (max ? low : high) && game.terminal(next); // the number of an end is no bound
            if (max ? v > low : v < high) {
                choice = action;
                low = max ? v : low;
                high = max ? high : v;
            } else if (tieWithAnEnd) {
                choice = action;
            }
        }
        return choice;
    }
}
