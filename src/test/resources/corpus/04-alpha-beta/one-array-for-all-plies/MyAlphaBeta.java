// exercise: 04
// truth: wrong
// mistake: the window is one array that parents and children share, so a child moves the bounds of its parent and of its siblings
// player: both
// style: int[] window as a pointer, ported from C
// single: yes
// detail: often
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LO = 0;
    private static final int HI = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new int[] {alpha, beta});
    }

    private int search(Game<S, A> game, S state, int[] w) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = search(game, game.result(state, a), w);
                if (v > best) best = v;
                if (best > w[LO]) w[LO] = best;
                if (w[LO] >= w[HI]) break;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = search(game, game.result(state, a), w);
                if (v < best) best = v;
                if (best < w[HI]) w[HI] = best;
                if (w[LO] >= w[HI]) break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), new int[] {lo, hi});
            if (max) {
                if (v > lo) {
                    lo = v;
                    best = a;
                }
            } else {
                if (v < hi) {
                    hi = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
