// exercise: 04
// truth: wrong
// mistake: parents and children change the same window array, so what a child narrows stays narrow for its siblings
// player: both
// style: ported from C with pointers, int[2] for the window
// single: yes
// detail: often, from two plies on
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LO = 0;
    private static final int HI = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int[] window = {alpha, beta};
        return search(game, state, window);
    }

    private int search(Game<S, A> game, S state, int[] w) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), w);
            if (max) {
                if (v > best) best = v;
                if (best > w[LO]) w[LO] = best;
            } else {
                if (v < best) best = v;
                if (best < w[HI]) w[HI] = best;
            }
            if (w[LO] >= w[HI]) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int[] w = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), w[LO], w[HI]);
            if (max && v > w[LO]) {
                w[LO] = v;
                best = action;
            }
            if (!max && v < w[HI]) {
                w[HI] = v;
                best = action;
            }
        }
        return best;
    }
}
