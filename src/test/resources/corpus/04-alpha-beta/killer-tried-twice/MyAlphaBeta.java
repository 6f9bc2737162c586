// exercise: 04
// truth: wrong
// mistake: the killer move of the depth is put in front of the other moves but not taken out of them, so where it does not cut it is searched a second time; its leaves are asked again although they could no longer matter
// player: both
// style: killer-move ordering, one killer for each depth in a map
// single: yes
// detail: prunes too little sometimes (only after a cut at the same depth); values and actions are right

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** The move that last cut at a depth. */
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        killers.clear();
        return search(game, state, alpha, beta, 0);
    }

    private List<A> ordered(Game<S, A> game, S state, int depth) {
        List<A> moves = new ArrayList<>();
        List<A> legal = game.actions(state);
        A killer = killers.get(depth);
        if (killer != null && legal.contains(killer)) {
            moves.add(killer);
        }
        moves.addAll(legal);
        return moves;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : ordered(game, state, depth)) {
            int v = search(game, game.result(state, move), alpha, beta, depth + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, move);
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
        for (A move : game.actions(state)) {
            int v = search(game, game.result(state, move), alpha, beta, 1);
            if (max && v > alpha) {
                alpha = v;
                best = move;
            } else if (!max && v < beta) {
                beta = v;
                best = move;
            }
        }
        return best;
    }
}
