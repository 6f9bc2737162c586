// exercise: 05
// truth: wrong
// mistake: at MIN nodes of minimax the depth is counted down inside the loop, so that each later child is looked at a ply less deep than the one before
// player: MIN
// style: while loops with iterators
// single: yes
// detail: always where MIN has two children or more
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
        Iterator<A> it = game.actions(state).iterator();
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            while (it.hasNext()) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, it.next()), depth - 1));
            }
            return v;
        } else {
            int v = Window.INFINITY;
            while (it.hasNext()) {
                v = Math.min(v, minimax(game, evaluation, game.result(state, it.next()), --depth));
            }
            return v;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        Iterator<A> it = game.actions(state).iterator();
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            while (it.hasNext() && v < beta) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, Math.max(alpha, v), beta));
            }
            return v;
        } else {
            int v = Window.INFINITY;
            while (it.hasNext() && v > alpha) {
                v = Math.min(v, alphaBeta(game, evaluation, game.result(state, it.next()), depth - 1, alpha, Math.min(beta, v)));
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Iterator<A> it = game.actions(state).iterator();
        A best = it.next();
        boolean max = game.player(state) == Player.MAX;
        int v = alphaBeta(game, evaluation, game.result(state, best), depth - 1, -Window.INFINITY, Window.INFINITY);
        while (it.hasNext()) {
            A next = it.next();
            int w = alphaBeta(game, evaluation, game.result(state, next), depth - 1,
                    max ? v : -Window.INFINITY, max ? Window.INFINITY : v);
            if (max && w > v || !max && w < v) {
                v = w;
                best = next;
            }
        }
        return best;
    }
}
