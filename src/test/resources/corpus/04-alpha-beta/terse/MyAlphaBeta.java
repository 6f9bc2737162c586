// exercise: 04
// truth: right
// mistake: none; short, with ternaries and a Choice
// player: both
// style: one method with ternaries, Choice at the root
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

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
        boolean max = game.player(s) == Player.MAX;
        Choice<A> best = null;
        for (A a : game.actions(s)) {
            int alpha = max && best != null ? best.value() : -Window.INFINITY;
            int beta = !max && best != null ? best.value() : Window.INFINITY;
            int v = value(game, game.result(s, a), alpha, beta);
            if (best == null || (max ? v > best.value() : v < best.value())) best = new Choice<>(a, v);
        }
        return best.action();
    }
}
