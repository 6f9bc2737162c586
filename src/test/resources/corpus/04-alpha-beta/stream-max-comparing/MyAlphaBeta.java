// exercise: 04
// truth: wrong
// mistake: bestAction compares the actions with stream().max(comparingInt(value with the full window)), so nothing narrows and each comparison searches again.
// player: both
// style: right value in one method; stream().max at the root
// single: yes
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
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
        Comparator<A> byValue = Comparator.comparingInt(a -> value(game, game.result(s, a), -Window.INFINITY, Window.INFINITY));
        return game.player(s) == Player.MAX
                ? game.actions(s).stream().max(byValue).get()
                : game.actions(s).stream().min(byValue).get();
    }
}
