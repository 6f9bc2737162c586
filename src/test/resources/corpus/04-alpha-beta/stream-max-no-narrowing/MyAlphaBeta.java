// exercise: 04
// truth: wrong
// mistake: the children are mapped to their values in a stream with the window of the node, so alpha and beta never change and nothing is ever cut: leaves are asked that can no longer matter (below the root of bestAction too)
// player: both
// style: streams, functional
// single: yes
// detail: bestAction narrows between actions by a loop, but value never cuts
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
        IntStream values = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .mapToInt(next -> value(game, next, alpha, beta));
        return game.player(state) == Player.MAX
                ? values.filter(v -> v > alpha).max().orElse(alpha)
                : values.filter(v -> v < beta).min().orElse(beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
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
