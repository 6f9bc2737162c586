// exercise: 04
// truth: wrong
// mistake: a node is cut only if the other player moved just before, so where a player moves twice in a row the second node is never left early
// player: both
// style: helper method that carries the player above along
// single: yes
// detail: values and choices are right; needless leaves only where the players do not take turns
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
        return search(game, state, game.player(state).opponent(), alpha, beta);
    }

    /** above: who decided to come here. Only the opponent can refuse to. */
    private int search(Game<S, A> game, S state, Player above, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player here = game.player(state);
        int best = here == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), here, alpha, beta);
            if (here == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta && above != here) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player here = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), here, alpha, beta);
            if (here == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (here == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
