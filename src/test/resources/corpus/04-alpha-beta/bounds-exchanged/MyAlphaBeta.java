// exercise: 04
// truth: wrong
// mistake: a MAX node lowers beta and a MIN node raises alpha: each player moves the other one's bound
// player: both
// style: one method with a boolean
// single: yes
// detail: -
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
                best = Math.max(best, v);
                beta = Math.min(beta, best); // MAX limits what MIN gets
            } else {
                best = Math.min(best, v);
                alpha = Math.max(alpha, best); // MIN limits what MAX gets
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
