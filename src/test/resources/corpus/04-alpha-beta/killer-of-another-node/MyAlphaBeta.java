// exercise: 04
// truth: wrong
// mistake: tries the killer action of the same ply first without asking whether it is among the actions of this state; an illegal one makes the game throw
// player: both
// style: killer heuristic, one killer for each ply in a map
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

    /** The action that last cut at a ply; it often cuts at its cousins, too. */
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        killers.clear();
        return search(game, state, alpha, beta, 0);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = new ArrayList<>(game.actions(state));
        A killer = killers.get(ply);
        if (killer != null) {
            actions.remove(killer);
            actions.add(0, killer);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
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
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        killers.clear();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
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
