// exercise: 04
// truth: wrong
// mistake: the killer of a ply is tried first without looking whether it is legal in this state
// player: both
// style: killer moves by ply in an ArrayList, helper with ply
// single: yes
// detail: sometimes; an exception from result where nodes of one ply have different actions, right where all have the same
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
        killers.clear();
        return ab(game, state, alpha, beta, 0);
    }

    private List<A> ordered(List<A> actions, int ply) {
        List<A> list = new ArrayList<>(actions);
        A killer = killers.get(ply);
        if (killer != null) {
            list.remove(killer);
            list.add(0, killer);
        }
        return list;
    }

    private int ab(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : ordered(game.actions(state), ply)) {
            int v = ab(game, game.result(state, a), alpha, beta, ply + 1);
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (alpha >= beta) {
                killers.put(ply, a);
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        killers.clear();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = ab(game, game.result(state, a), alpha, beta, 1);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
