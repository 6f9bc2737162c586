// exercise: 04
// truth: right
// mistake: none; value to action in a TreeMap, putIfAbsent keeps the first, exact one
// player: both
// style: while with the window in its condition, TreeMap at the root
// single: yes
import java.util.Iterator;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Iterator<A> it = game.actions(state).iterator();
        int best = value(game, game.result(state, it.next()), alpha, beta);
        if (player == Player.MAX) {
            while (best < beta && it.hasNext()) {
                best = Math.max(best, value(game, game.result(state, it.next()), Math.max(best, alpha), beta));
            }
        } else {
            while (best > alpha && it.hasNext()) {
                best = Math.min(best, value(game, game.result(state, it.next()), alpha, Math.min(best, beta)));
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Integer, A> seen = new TreeMap<>();
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int alpha = max && !seen.isEmpty() ? seen.lastKey() : -Window.INFINITY;
            int beta = max || seen.isEmpty() ? Window.INFINITY : seen.firstKey();
            seen.putIfAbsent(value(game, game.result(state, a), alpha, beta), a);
        }
        return max ? seen.lastEntry().getValue() : seen.firstEntry().getValue();
    }
}
