// exercise: 04
// truth: wrong
// mistake: in bestAction MAX does not take the first action's value into alpha, only those of later improvements
// player: MAX
// style: first action before the loop, a root method for each player
// single: yes
// detail: sometimes; missed cuts at the root only, until an action is better than the first
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -INF : INF;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        return game.player(state) == Player.MAX ? maxRoot(game, state, actions) : minRoot(game, state, actions);
    }

    private A maxRoot(Game<S, A> game, S state, List<A> actions) {
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), -INF, INF);
        int alpha = -INF;
        for (A a : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, a), alpha, INF);
            if (v > bestValue) {
                best = a;
                alpha = bestValue = v;
            }
        }
        return best;
    }

    private A minRoot(Game<S, A> game, S state, List<A> actions) {
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), -INF, INF);
        int beta = bestValue;
        for (A a : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, a), -INF, beta);
            if (v < bestValue) {
                best = a;
                beta = bestValue = v;
            }
        }
        return best;
    }
}
