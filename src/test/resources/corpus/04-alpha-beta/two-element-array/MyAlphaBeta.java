// exercise: 04
// truth: wrong
// mistake: every value is clamped to the window and the loop is left only when alpha is greater than beta, which clamped values never bring about, so nothing is ever cut
// player: both
// style: the window as an array of two numbers, fail-hard with clamping
// kind: slip
// single: yes
// detail: value and bestAction ask for every leaf of any tree; all results are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LOW = 0;
    private static final int HIGH = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int[] window = {alpha, beta};
        if (game.terminal(state)) {
            return clamp(game.utility(state), window);
        }
        int mine = game.player(state) == Player.MAX ? LOW : HIGH;
        for (A action : game.actions(state)) {
            window[mine] = clamp(value(game, game.result(state, action), window[LOW], window[HIGH]), window);
            if (window[LOW] > window[HIGH]) {
                break;
            }
        }
        return window[mine];
    }

    private static int clamp(int value, int[] window) {
        return Math.min(Math.max(value, window[LOW]), window[HIGH]);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = game.player(state) == Player.MAX ? LOW : HIGH;
        A best = null;
        for (A action : game.actions(state)) {
            int before = window[mine];
            window[mine] = value(game, game.result(state, action), window[LOW], window[HIGH]);
            if (window[mine] != before) {
                best = action;
            }
        }
        return best;
    }
}
