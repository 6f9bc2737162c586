// exercise: 05
// truth: wrong
// mistake: bestAction takes an action whose value equals the best so far, which may only be a bound of a cut child
// player: both
// style: Window record, fail-soft
// single: yes
// detail: sometimes: with ties
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) best = v;
        }
        return best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Window w = new Window(alpha, beta);
        Player me = game.player(state);
        int best = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            if (w.closed()) break;
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, w.alpha(), w.beta());
            best = me == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            w = w.narrowedBy(me, v);
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Window w = Window.FULL;
        A best = null;
        Player me = game.player(state);
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, w.alpha(), w.beta());
            if (me == Player.MAX ? v >= w.alpha() : v <= w.beta()) best = action;
            w = w.narrowedBy(me, v);
        }
        return best;
    }
}
