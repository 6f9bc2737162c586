// exercise: 04
// truth: wrong
// mistake: cuts only at every second ply
// player: both
// style: one method with ply counter
// single: yes
// detail: sometimes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, 0);
    }

    private int value(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta, ply + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta && ply % 2 == 1) {
                break; // the opponent would not go here
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
            int v = value(game, game.result(state, action), alpha, beta, 1);
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
