// exercise: 05
// truth: wrong
// mistake: bestAction counts the depth down in its loop, so that every later action is searched a ply less deep than the one before.
// kind: slip
// player: both
// style: iterator and while loops, fail-hard
// single: yes
// detail: with depth 1 nothing is seen: a negative depth counts as 0
import java.util.Iterator;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth <= 0) {
            return evaluation.value(state);
        }
        Iterator<A> it = game.actions(state).iterator();
        int best = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
        while (it.hasNext()) {
            int v = minimax(game, evaluation, game.result(state, it.next()), depth - 1);
            best = game.player(state) == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth <= 0) {
            return evaluation.value(state);
        }
        Player p = game.player(state);
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && alpha < beta) {
            int v = alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, alpha, beta);
            if (p == Player.MAX) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
        }
        return p == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player p = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext()) {
            A action = it.next();
            int v = alphaBeta(game, evaluation, game.result(state, action), --depth, alpha, beta);
            if (p == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            }
            if (p == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
