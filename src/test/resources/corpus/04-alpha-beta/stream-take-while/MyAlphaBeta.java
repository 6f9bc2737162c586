// exercise: 04
// truth: right
// mistake: none; a lazy stream with takeWhile, the window in a small array that belongs to the node
// player: both
// style: streams with takeWhile
// single: yes
// detail: -
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** With streams, because we had them last week. They are lazy, so nothing after the takeWhile is computed. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int[] w = {alpha, beta};
        int best = max ? -Window.INFINITY : Window.INFINITY;
        // an iterator, because a forEach in a forEach in a forEach ... needs too much stack
        Iterator<S> children = game.actions(state).stream()
                .takeWhile(a -> w[0] < w[1])
                .map(a -> game.result(state, a))
                .iterator();
        while (children.hasNext()) {
            int v = value(game, children.next(), w[0], w[1]);
            best = max ? Math.max(best, v) : Math.min(best, v);
            w[max ? 0 : 1] = max ? Math.max(w[0], v) : Math.min(w[1], v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int[] w = {-Window.INFINITY, Window.INFINITY};
        List<A> improvements = game.actions(state).stream()
                .filter(a -> {
                    int v = value(game, game.result(state, a), w[0], w[1]);
                    boolean better = max ? v > w[0] : v < w[1];
                    if (better) w[max ? 0 : 1] = v;
                    return better;
                })
                .toList();
        return improvements.get(improvements.size() - 1);
    }
}
