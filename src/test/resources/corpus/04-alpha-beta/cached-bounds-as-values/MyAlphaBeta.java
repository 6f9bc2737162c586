// exercise: 04
// truth: wrong
// mistake: the table keeps what a search returned for a state as its value even if the search was cut and it is only a bound
// player: both
// style: table in a HashMap that is new for every call, one recursive helper
// single: yes
// detail: rare; only in games in which a state is reached in several ways, there about 1 of 40 Tic-Tac-Toe positions; right on trees
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> seen) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer known = seen.get(state);
        if (known != null) {
            return known;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, seen);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        seen.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> seen = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, seen);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
