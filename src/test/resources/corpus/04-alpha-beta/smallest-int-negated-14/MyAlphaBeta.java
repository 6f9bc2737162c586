// exercise: 04
// truth: wrong
// mistake: bestAction starts negamax at Integer.MIN_VALUE, whose negative is itself, so the first child gets a window that is closed
// player: both
// style: negamax with the sign of the one to move, Integer constants at the root
// single: yes
// detail: often, in bestAction only; v(^(-31 -3 74) ^(53)) plays child 0
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WORST = -1_000_001;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int s = game.player(state) == Player.MAX ? 1 : -1;
        return s == 1 ? mine(game, state, 1, alpha, beta) : -mine(game, state, -1, -beta, -alpha);
    }

    /** From the view of side s. */
    private int mine(Game<S, A> game, S state, int s, int alpha, int beta) {
        if (game.terminal(state)) {
            return s * game.utility(state);
        }
        int mover = game.player(state) == Player.MAX ? 1 : -1;
        if (mover != s) {
            return -mine(game, state, mover, -beta, -alpha);
        }
        int best = WORST;
        for (A action : game.actions(state)) {
            best = Math.max(best, mine(game, game.result(state, action), s, alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int s = game.player(state) == Player.MAX ? 1 : -1;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A action : actions) {
            int v = -mine(game, game.result(state, action), -s, -beta, -alpha);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
