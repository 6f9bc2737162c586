// exercise: 05
// truth: wrong
// mistake: bestAction starts MAX's best at -1,000,000 and MIN's at 1,000,000 and takes only what is strictly better, so it finds no action where every one is worth just that
// player: both
// style: own constant for infinity, ListIterator, best index
// kind: subtle
// single: yes
// detail: every action leads to the worst value there is (-1,000,000 for MAX, 1,000,000 for MIN): null is returned
import java.util.ListIterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** Values lie between -BIG and BIG. */
    private static final int BIG = Window.MAX_VALUE;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int value = game.player(state) == Player.MAX ? -BIG : BIG;
        ListIterator<A> it = game.actions(state).listIterator();
        while (it.hasNext()) {
            int v = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
            value = game.player(state) == Player.MAX ? Math.max(value, v) : Math.min(value, v);
        }
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int value = max ? -BIG : BIG;
        ListIterator<A> it = game.actions(state).listIterator();
        while (it.hasNext() && alpha < beta) {
            int v = alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, alpha, beta);
            if (max) {
                value = Math.max(value, v);
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, v);
                beta = Math.min(beta, value);
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -BIG;
        int beta = BIG;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
