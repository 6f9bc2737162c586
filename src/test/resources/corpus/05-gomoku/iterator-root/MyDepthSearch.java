// exercise: 05
// truth: wrong
// mistake: bestAction writes --depth in the call inside its loop, so each further action is looked at a ply less deep.
// player: both
// style: iterators and while loops
// kind: slip
// single: yes
// detail: bestAction with depth 2 or more and at least two actions; alphaBeta and minimax are right
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> it = game.actions(state).iterator();
        int best = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
        while (it.hasNext()) {
            int v = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
            if (max == v > best) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && alpha < beta) {
            int v = alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, alpha, beta);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext()) {
            A action = it.next();
            int v = alphaBeta(game, evaluation, game.result(state, action), --depth, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
