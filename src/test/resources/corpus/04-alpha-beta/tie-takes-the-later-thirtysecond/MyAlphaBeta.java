// exercise: 04
// truth: wrong
// mistake: bestAction replaces the best action when the number is equal, although an equal number may be the bound of a child that was cut
// player: both
// style: record for the best, ternaries
// kind: slip
// single: yes
// detail: two children seem equal because the later one was cut at the bound, as in (0 (0 -1))
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Best<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Best<A> best = new Best<>(null, max ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = max
                    ? value(game, game.result(state, action), best.value(), Window.INFINITY)
                    : value(game, game.result(state, action), -Window.INFINITY, best.value());
            if (max ? v >= best.value() : v <= best.value()) {
                best = new Best<>(action, v);
            }
        }
        return best.action();
    }
}
