// exercise: 04
// truth: wrong
// mistake: value leaves the loop as soon as a child closes the window, before it has kept that child's value, so what it returns can lie on the wrong side of the bound.
// player: both
// style: while loop over an index, cut before the comparison
// kind: slip
// single: yes
// detail: Whenever a node is cut: it returns what it had before the child that cut.
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
        int i = 0;
        boolean cut = false;
        while (i < actions.size() && !cut) {
            int child = value(game, game.result(state, actions.get(i++)), alpha, beta);
            if (max) {
                if (child >= beta) {
                    cut = true;
                } else if (child > best) {
                    best = child;
                    alpha = Math.max(alpha, best);
                }
            } else {
                if (child <= alpha) {
                    cut = true;
                } else if (child < best) {
                    best = child;
                    beta = Math.min(beta, best);
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && child > alpha) {
                alpha = child;
                best = action;
            }
            if (game.player(state) == Player.MIN && child < beta) {
                beta = child;
                best = action;
            }
        }
        return best;
    }
}
