// exercise: 04
// truth: wrong
// mistake: the window is an int[2] that is handed down without a copy, so what a child does to alpha and beta is still there when its siblings and parents go on: nodes are cut wrongly, wrong values and actions
// player: both
// style: ex-C programmer, window as an array
// single: yes
// detail: bestAction makes a new array for every action
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

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
                if (best > w[ALPHA]) w[ALPHA] = best;
            } else {
                if (v < best) best = v;
                if (best < w[BETA]) w[BETA] = best;
            }
            if (w[ALPHA] >= w[BETA]) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A answer = null;
        for (A action : game.actions(state)) {
            int[] window = max ? new int[] {best, Window.INFINITY} : new int[] {-Window.INFINITY, best};
            int v = search(game, game.result(state, action), window);
            if (max ? v > best : v < best) {
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
