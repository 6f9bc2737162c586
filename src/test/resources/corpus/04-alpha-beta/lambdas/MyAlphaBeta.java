// exercise: 04
// truth: wrong
// mistake: the lambda that searches a child has caught alpha and beta as they were when the node was entered, so what an earlier child guarantees is not passed on to a later one
// player: both
// style: streams and lambdas, a holder for the best value
// kind: slip
// single: yes
// detail: value asks for needless leaves from two plies on, with the full window for nearly all of them; bestAction narrows at the root only; all results are right
import java.util.function.ToIntFunction;
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
        ToIntFunction<A> child = action -> value(game, game.result(state, action), alpha, beta);
        if (game.player(state) == Player.MAX) {
            int[] best = {-Window.INFINITY};
            game.actions(state).stream()
                    .mapToInt(child)
                    .peek(v -> best[0] = Math.max(best[0], v))
                    .anyMatch(v -> Math.max(alpha, best[0]) >= beta);
            return best[0];
        }
        int[] best = {Window.INFINITY};
        game.actions(state).stream()
                .mapToInt(child)
                .peek(v -> best[0] = Math.min(best[0], v))
                .anyMatch(v -> Math.min(beta, best[0]) <= alpha);
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
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
