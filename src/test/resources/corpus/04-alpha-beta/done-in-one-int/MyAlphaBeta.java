// exercise: 04
// truth: wrong
// mistake: which children are done is kept as bits of an int with 1 << i, so child i + 32 counts as done when the end i was read, and an inner node there is never searched
// player: both
// style: ported from C, bit mask, one routine for both methods
// single: yes
// detail: sometimes; only at nodes of more than 32 children with ends and inner nodes mixed
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return node(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return node(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> node(Game<S, A> game, S state, int lo, int hi) {
        final List<A> acts = game.actions(state);
        final int n = acts.size();
        final boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int bestAt = -1;
        int done = 0;
        int i;
        for (i = 0; i < n && lo < hi; i++) {
            S s = game.result(state, acts.get(i));
            if (!game.terminal(s)) continue;
            done |= 1 << i;
            int u = game.utility(s);
            if (bestAt < 0 || (max ? u > best : u < best)) {
                best = u;
                bestAt = i;
                if (max && best > lo) lo = best;
                if (!max && best < hi) hi = best;
            }
        }
        for (i = 0; i < n && lo < hi; i++) {
            if ((done & (1 << i)) != 0) continue;
            int u = value(game, game.result(state, acts.get(i)), lo, hi);
            if (bestAt < 0 || (max ? u > best : u < best)) {
                best = u;
                bestAt = i;
                if (max && best > lo) lo = best;
                if (!max && best < hi) hi = best;
            }
        }
        return new Choice<>(acts.get(bestAt), best);
    }
}
