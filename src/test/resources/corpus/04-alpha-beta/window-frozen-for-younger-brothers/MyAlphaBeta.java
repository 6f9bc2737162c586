// exercise: 04
// truth: wrong
// mistake: the window is narrowed after the first child and then stays as it is in the lambda, so later children never get what their elder brothers but the first have found
// kind: slip
// player: both
// style: streams, first child apart
// single: yes
// detail: all answers are right; leaves that can no longer matter are asked for below third and later children
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
        List<A> actions = game.actions(state);
        int first = value(game, game.result(state, actions.get(0)), alpha, beta);
        final int a = max ? Math.max(alpha, first) : alpha;
        final int b = max ? beta : Math.min(beta, first);
        if (a >= b) {
            return first;
        }
        int[] best = {first};
        actions.stream()
                .skip(1)
                .mapToInt(action -> value(game, game.result(state, action), a, b))
                .anyMatch(v -> {
                    best[0] = max ? Math.max(best[0], v) : Math.min(best[0], v);
                    return max ? best[0] >= b : best[0] <= a;
                });
        return best[0];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
