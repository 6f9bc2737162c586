// exercise: 04
// truth: wrong
// mistake: alpha and beta are fields of the object, and what one node sets is still there for its parent and its siblings
// player: both
// style: fields
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> game;
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.game = game;
        this.alpha = alpha;
        this.beta = beta;
        return search(state);
    }

    private int search(S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, search(game.result(state, a)));
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    break;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, search(game.result(state, a)));
            beta = Math.min(beta, v);
            if (alpha >= beta) {
                break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), lo, hi);
            if (game.player(state) == Player.MAX && v > lo) {
                lo = v;
                best = a;
            } else if (game.player(state) == Player.MIN && v < hi) {
                hi = v;
                best = a;
            }
        }
        return best;
    }
}
