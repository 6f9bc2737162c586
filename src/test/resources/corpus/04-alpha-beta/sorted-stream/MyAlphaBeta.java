// exercise: 04
// truth: wrong
// mistake: the stream sorts the children by their values before it cuts, so every child is searched, with the window of the beginning: no cutoff at all
// player: both
// style: streams with sorted and takeWhile
// single: yes
// detail: value right
import java.util.Comparator;
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
        boolean max = game.player(state) == Player.MAX;
        int[] w = {alpha, beta};
        int[] best = {max ? -Window.INFINITY : Window.INFINITY};
        // best children first makes most cutoffs
        game.actions(state).stream()
                .map(a -> value(game, game.result(state, a), w[0], w[1]))
                .sorted(max ? Comparator.reverseOrder() : Comparator.naturalOrder())
                .takeWhile(v -> w[0] < w[1])
                .forEach(v -> {
                    if (max) {
                        best[0] = Math.max(best[0], v);
                        w[0] = Math.max(w[0], v);
                    } else {
                        best[0] = Math.min(best[0], v);
                        w[1] = Math.min(w[1], v);
                    }
                });
        return best[0];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int[] w = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), w[0], w[1]);
            if (max && v > w[0]) {
                w[0] = v;
                best = a;
            } else if (!max && v < w[1]) {
                w[1] = v;
                best = a;
            }
        }
        return best;
    }
}
