// exercise: 04
// truth: wrong
// mistake: hands the same array to its children, so parents and siblings go on with bounds that belong to a child
// player: both
// style: the window in an int array
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new int[] {alpha, beta});
    }

    private int search(Game<S, A> game, S state, int[] window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
            if (max) {
                best = Math.max(best, v);
                window[ALPHA] = Math.max(window[ALPHA], best);
            } else {
                best = Math.min(best, v);
                window[BETA] = Math.min(window[BETA], best);
            }
            if (window[ALPHA] >= window[BETA]) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window.clone());
            if (max ? v > window[ALPHA] : v < window[BETA]) {
                window[max ? ALPHA : BETA] = v;
                best = action;
            }
        }
        return best;
    }
}
