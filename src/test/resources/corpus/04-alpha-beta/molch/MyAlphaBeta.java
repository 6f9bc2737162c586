// exercise: 04
// truth: wrong
// mistake: bestAction remembers the better action but forgets to remember its value, so later actions are only compared with the first.
// player: both
// style: index based root
// single: yes
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
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (alpha >= beta) {
                return max ? alpha : beta;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            if (max) {
                alpha = bestValue;
            } else {
                beta = bestValue;
            }
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max ? v > bestValue : v < bestValue) {
                best = actions.get(i);
            }
        }
        return best;
    }
}
