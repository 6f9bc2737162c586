// exercise: 04
// truth: wrong
// mistake: what a search returned for a state is remembered as its exact value within the call, even if the window was narrow and it is only a bound.
// player: both
// style: memo object made for each call
// single: yes
// detail: only in games where the same state is reached on two ways within one call, when the window was narrower the first time; never in a tree
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static <S, A> int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> memo) {
        Integer known = memo.get(state);
        if (known != null) {
            return known;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, memo);
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
        memo.put(state, best);
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
