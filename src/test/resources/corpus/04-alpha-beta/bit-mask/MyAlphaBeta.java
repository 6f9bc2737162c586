// exercise: 04
// truth: wrong
// mistake: which children have been tried is kept in the bits of a long, and a shift takes the number modulo 64, so from the 65th child on a child counts as tried if the one 64 places before was an end
// player: both
// style: two passes over the children, ends first, with a bit mask
// kind: subtle
// single: yes
// detail: value in nodes with more than 64 children of which some of the first are ends and some beyond are not; bestAction when such a node lies below the root. Up to 64 children all is right
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        long tried = 0;
        for (int pass = 0; pass < 2; pass++) { // ends first, they cost nothing
            for (int i = 0; i < actions.size(); i++) {
                if (pass == 1 && (tried & 1L << i) != 0) {
                    continue;
                }
                S next = game.result(state, actions.get(i));
                if (pass == 0 && !game.terminal(next)) {
                    continue;
                }
                tried |= 1L << i;
                int v = value(game, next, alpha, beta);
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
