// exercise: 04
// truth: wrong
// mistake: a node with a single action passes the full window on instead of its own, so below a forced move nothing that ancestors have found cuts any more
// kind: subtle
// player: both
// style: negamax for players who need not take turns, forced moves apart
// single: yes
// detail: all answers are right; leaves that can no longer matter are asked for below nodes with one child
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, 1, alpha, beta);
    }

    /** The value times the sign; the window is seen with the same sign. */
    private int search(Game<S, A> game, S state, int sign, int alpha, int beta) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int mine = game.player(state) == Player.MAX ? 1 : -1;
        if (mine != sign) {
            return -search(game, state, mine, -beta, -alpha);
        }
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            // no choice here, so this node is worth what its only child is worth
            return search(game, game.result(state, actions.get(0)), sign, -Window.INFINITY, Window.INFINITY);
        }
        int best = -Window.INFINITY;
        for (A action : actions) {
            best = Math.max(best, search(game, game.result(state, action), sign, Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), sign, best, Window.INFINITY);
            if (v > best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
