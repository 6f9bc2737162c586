// exercise: 04
// truth: right
// mistake: none; history of cutting actions kept between calls, which only sorts
// player: both
// style: negamax with a sign, fail-hard, children sorted by history
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<A, Long> history = new HashMap<>();

    private List<A> sorted(Game<S, A> game, S state) {
        List<A> list = new ArrayList<>(game.actions(state));
        list.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0L)).reversed());
        return list;
    }

    private static int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) || game.player(state) == Player.MAX
                ? seenBy(1, game, state, alpha, beta)
                : -seenBy(-1, game, state, -beta, -alpha);
    }

    /** The value for the player with this sign, who need not be the one to move, within the window. */
    private int seenBy(int sign, Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = sign * game.utility(state);
            return u < alpha ? alpha : u > beta ? beta : u;
        }
        int mover = sign(game.player(state));
        if (mover != sign) {
            return -seenBy(mover, game, state, -beta, -alpha);
        }
        for (A action : sorted(game, state)) {
            int v = seenBy(sign, game, game.result(state, action), alpha, beta);
            if (v >= beta) {
                history.merge(action, 1L, Long::sum);
                return beta;
            }
            alpha = Math.max(alpha, v);
        }
        return alpha;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game.player(state));
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : sorted(game, state)) {
            int v = seenBy(sign, game, game.result(state, action), alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        history.merge(best, 1L, Long::sum);
        return best;
    }
}
