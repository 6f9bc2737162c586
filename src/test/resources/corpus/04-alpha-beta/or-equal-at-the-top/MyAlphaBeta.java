// exercise: 04
// truth: wrong
// mistake: bestAction takes an action whose number equals the best so far, although it may be a bound
// player: both
// style: one method, ternaries
// single: yes
// detail: -
import java.util.List;
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = game.actions(state);
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            boolean asGood = max ? v >= alpha : v <= beta;
            if (asGood) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
