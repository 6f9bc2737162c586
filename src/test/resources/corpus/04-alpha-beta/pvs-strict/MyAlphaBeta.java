// exercise: 04
// truth: right
// mistake: none; principal variation search that cuts only beyond equality
// player: both
// style: PVS, strict
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (max && alpha > -Window.INFINITY && alpha < beta) {
                v = value(game, next, alpha, alpha + 1);
                if (v > alpha && v < beta) v = value(game, next, alpha, beta);
            } else if (!max && beta < Window.INFINITY && alpha < beta) {
                v = value(game, next, beta - 1, beta);
                if (v < beta && v > alpha) v = value(game, next, alpha, beta);
            } else {
                v = value(game, next, alpha, beta);
            }
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max && best > beta || !max && best < alpha) break;
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
