// exercise: 04
// truth: wrong
// mistake: Alpha and beta are fields that value sets on entry and every recursive call overwrites; after a child returns, the node goes on with what its descendants left behind.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.alpha = alpha;
        this.beta = beta;
        return search(game, state);
    }

    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a));
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY, b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (max && v > a) {
                a = v;
                best = action;
            } else if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
