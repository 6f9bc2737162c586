// exercise: 04
// truth: wrong
// mistake: in bestAction a later action of MIN is only tried with a null window, and the bound that comes back is taken for its value, so the next one is compared with a number that is too high, and a worse one may replace it
// player: MIN
// style: null windows at the root, a method for each player
// kind: subtle
// single: yes
// detail: bestAction for MIN when a later action is better than the first and a still later one lies between the true value and the bound; MAX searches again, value is right
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int alpha = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            int v = value(game, next, alpha, alpha + 1);
            if (v > alpha) { // better than the best: how much?
                alpha = Math.max(v, value(game, next, v, Window.INFINITY));
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int beta = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, action), beta - 1, beta);
            if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
