// exercise: 04
// truth: wrong
// mistake: bestAction replaces its action when a later one has the same number, although that number may be only a bound of a worse action
// player: both
// style: iterator, Choice
// single: yes
// detail: only in bestAction, only where a child was cut at equality
import java.util.Iterator;
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && alpha < beta) {
            int v = value(game, game.result(state, it.next()), alpha, beta);
            if (player == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (Iterator<A> it = game.actions(state).iterator(); it.hasNext(); ) {
            A action = it.next();
            int alpha = max && best != null ? best.value() : -Window.INFINITY;
            int beta = !max && best != null ? best.value() : Window.INFINITY;
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v >= best.value() : v <= best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best.action();
    }
}
