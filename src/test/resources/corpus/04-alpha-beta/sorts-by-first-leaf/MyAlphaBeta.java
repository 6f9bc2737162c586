// exercise: 04
// truth: right
// mistake: none; the root orders its actions by the leftmost leaf of each, a search of one line
// player: both
// style: sorted by a shallow search
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int leftmost(Game<S, A> game, S state) {
        S s = state;
        while (!game.terminal(s)) s = game.result(s, game.actions(s).get(0));
        return game.utility(s);
    }

    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        boolean max = game.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = value(game, game.result(s, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S s) {
        List<A> actions = new ArrayList<>(game.actions(s));
        boolean max = game.player(s) == Player.MAX;
        if (actions.size() > 1) {
            Map<A, Integer> guess = new HashMap<>();
            for (A a : actions) guess.put(a, leftmost(game, game.result(s, a)));
            actions.sort(Comparator.comparingInt(a -> max ? -guess.get(a) : guess.get(a)));
        }
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : actions) {
            int v = value(game, game.result(s, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
