// exercise: 04
// truth: wrong
// mistake: MAX hands its children the alpha with which the node was entered, not the raised one
// player: MAX
// style: separate methods, final parameters
// single: yes
// detail: sometimes; leaves below a MAX node inside the tree that its own best excludes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? forMax(game, state, alpha, beta)
                : forMin(game, state, alpha, beta);
    }

    private int forMax(Game<S, A> game, S state, final int alpha, final int beta) {
        int best = -Window.INFINITY;
        int a = alpha;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), alpha, beta));
            a = Math.max(a, best);
            if (a >= beta) break;
        }
        return best;
    }

    private int forMin(Game<S, A> game, S state, final int alpha, final int beta) {
        int best = Window.INFINITY;
        int b = beta;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, b));
            b = Math.min(b, best);
            if (alpha >= b) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max && v > a) {
                a = v;
                best = action;
            }
            if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
