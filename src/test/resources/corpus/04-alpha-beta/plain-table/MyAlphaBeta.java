// exercise: 04
// truth: wrong
// mistake: ask stores whatever it returns in the table, also bounds of nodes that were cut, and takes it for exact when the state comes again with another window.
// player: both
// style: a table of states for one call, record with the search
// kind: subtle
// single: yes
// detail: Only in games in which a state is reached on two lines within one call; in a tree nothing comes twice.
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** One search: the game and the states it has seen. */
    private record Search<S, A>(Game<S, A> game, Map<S, Integer> table) {
        int ask(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (table.containsKey(state)) {
                return table.get(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = ask(game.result(state, action), alpha, beta);
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, v);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, v);
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
        return new Search<>(game, new HashMap<>()).ask(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search<S, A> search = new Search<>(game, new HashMap<>());
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search.ask(game.result(state, action), alpha, beta);
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
