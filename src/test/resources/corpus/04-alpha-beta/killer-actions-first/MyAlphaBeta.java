// exercise: 04
// truth: right
// mistake: none; at each ply the action that caused the last cut there is tried first if it is legal
// player: both
// style: killer heuristic with a list per ply, copies the list of actions before moving anything
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final List<A> killers = new ArrayList<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        killers.clear();
        return search(game, state, alpha, beta, 0);
    }

    private List<A> ordered(Game<S, A> game, S state, int ply) {
        while (killers.size() <= ply) {
            killers.add(null);
        }
        A killer = killers.get(ply);
        List<A> actions = new ArrayList<>(game.actions(state));
        int at = killer == null ? -1 : actions.indexOf(killer);
        if (at > 0) {
            actions.remove(at);
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
        for (A action : ordered(game, state, ply)) {
            int v = search(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        killers.clear();
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, 1);
            if (me == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (me == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
