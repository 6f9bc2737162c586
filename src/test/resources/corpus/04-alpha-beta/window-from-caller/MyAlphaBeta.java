// exercise: 04
// truth: wrong
// mistake: alpha and beta are never moved: every node compares its best with the window of the very first call, so nothing is cut with the full window
// player: both
// style: streams and anyMatch
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Parameters must be effectively final in a lambda, so the best value lives in an array. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int[] best = {-Window.INFINITY};
            game.actions(state).stream().anyMatch(a -> {
                best[0] = Math.max(best[0], value(game, game.result(state, a), alpha, beta));
                return best[0] >= beta; // cutoff
            });
            return best[0];
        }
        int[] best = {Window.INFINITY};
        game.actions(state).stream().anyMatch(a -> {
            best[0] = Math.min(best[0], value(game, game.result(state, a), alpha, beta));
            return best[0] <= alpha; // cutoff
        });
        return best[0];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int[] window = {-Window.INFINITY, Window.INFINITY};
        List<A> found = new ArrayList<>();
        Player p = game.player(state);
        game.actions(state).forEach(a -> {
            int v = value(game, game.result(state, a), window[0], window[1]);
            if (p == Player.MAX && v > window[0]) {
                window[0] = v;
                found.add(0, a);
            } else if (p == Player.MIN && v < window[1]) {
                window[1] = v;
                found.add(0, a);
            }
        });
        return found.get(0);
    }
}
