// exercise: 04
// truth: wrong
// mistake: bestAction knows the value v and asks with a null window which child reaches it, but MAX's window is (v, v + 1) instead of (v - 1, v): a bound equal to v passes for v, and an action that is worth less is played. MIN's window is right.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import java.util.*;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> seen = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        seen.clear();
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return seen.computeIfAbsent(state, game::utility);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, search(game, game.result(state, action), alpha, beta));
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, search(game, game.result(state, action), alpha, beta));
            if (alpha >= beta) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.player(state) == Player.MAX) {
                if (search(game, next, v, v + 1) >= v) return action;
            } else {
                if (search(game, next, v, v + 1) <= v) return action;
            }
        }
        return null;
    }
}
