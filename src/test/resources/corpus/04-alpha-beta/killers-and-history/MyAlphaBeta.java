// exercise: 04
// truth: right
// mistake: none; tries the killer of the ply first if it is legal here, then the others by how often they cut, on a copy of the list; the order changes from call to call, the answers do not
// player: both
// style: killer and history heuristics, fail-soft
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final Map<Integer, A> killers = new HashMap<>();
    private final Map<A, Long> history = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, 0);
    }

    private List<A> sorted(Game<S, A> game, S state, int ply) {
        List<A> actions = new ArrayList<>(game.actions(state));
        actions.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        return actions;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(game, state, ply)) {
            int v = search(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                history.merge(action, 1L, Long::sum);
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : sorted(game, state, 0)) {
            int v = search(game, game.result(state, action), alpha, beta, 1);
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
