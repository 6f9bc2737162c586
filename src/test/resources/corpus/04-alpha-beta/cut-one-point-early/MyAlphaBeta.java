// exercise: 04
// truth: wrong
// mistake: a node is left as soon as alpha and beta are only 1 apart, although the unseen rest may still carry the value over the other bound
// player: both
// style: one method, fail-soft, "no integer in between"
// single: yes
// detail: sometimes; needs values that differ by exactly 1
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (alpha + 1 >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Player me = game.player(state);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
