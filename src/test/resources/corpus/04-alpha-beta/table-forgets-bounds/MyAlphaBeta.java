// exercise: 04
// truth: wrong
// mistake: the table keeps whatever the search of a state returned and gives it back as the value, although after a cut it is only a bound
// player: both
// style: transposition table for one call, helper class
// single: yes
// detail: sometimes; only in games where a state is reached in more than one way
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final class Search {
        final Game<S, A> game;
        final Map<S, Integer> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Integer entry = table.get(state);
            if (entry != null) {
                return entry;
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = run(game.result(state, action), alpha, beta);
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            table.put(state, best);
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).run(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.run(game.result(state, action), alpha, beta);
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
