// exercise: 04
// truth: right
// mistake: none; tries the action that has cut at this ply before first, if it is legal here
// player: both
// style: killer moves
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

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, 0);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = new ArrayList<>(game.actions(state));
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) actions.add(0, killer);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = search(game, game.result(state, action), alpha, beta, ply + 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
