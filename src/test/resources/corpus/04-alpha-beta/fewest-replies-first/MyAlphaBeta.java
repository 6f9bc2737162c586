// exercise: 04
// truth: right
// mistake: none; Tries first the children with the fewest replies (stable sort of a list, finished ones count 0). The order is free; each cut is textbook in that order.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private List<A> ordered(Game<S, A> game, S state) {
        Map<A, Integer> replies = new HashMap<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            replies.put(action, game.terminal(next) ? 0 : game.actions(next).size());
        }
        List<A> list = new ArrayList<>(game.actions(state));
        list.sort(Comparator.comparingInt(replies::get));
        return list;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return node(game, state, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return node(game, state, -Window.INFINITY, Window.INFINITY).action();
    }

    private Choice<A> node(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : ordered(game, state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return best;
    }
}
