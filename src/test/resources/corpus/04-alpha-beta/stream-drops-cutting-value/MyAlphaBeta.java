// exercise: 04
// truth: wrong
// mistake: takeWhile drops the value that makes the cut, so a node that was cut returns the best of the children before it, on the wrong side of the bound
// player: both
// style: streams, takeWhile, window in arrays
// single: yes
// detail: often; wrong values, wrong actions, bounds on the wrong side
import java.util.stream.IntStream;
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
        int[] window = {alpha, beta};
        boolean max = game.player(state) == Player.MAX;
        IntStream values = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .mapToInt(next -> value(game, next, window[0], window[1]))
                .takeWhile(v -> max ? v < beta : v > alpha)
                .peek(v -> {
                    if (max) {
                        window[0] = Math.max(window[0], v);
                    } else {
                        window[1] = Math.min(window[1], v);
                    }
                });
        return max ? values.reduce(-Window.INFINITY, Math::max) : values.reduce(Window.INFINITY, Math::min);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
