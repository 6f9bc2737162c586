// exercise: 05
// truth: wrong
// mistake: the player is asked for at the root only and then assumed to alternate
// player: both
// style: boolean parameter max
// single: yes
// detail: sometimes: only in games whose players do not take turns
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        return mini(game, evaluation, state, depth, game.player(state) == Player.MAX);
    }
    private int mini(Game<S, A> game, Evaluation<S> ev, S s, int depth, boolean max) {
        if (game.terminal(s)) return game.utility(s);
        if (depth == 0) return ev.value(s);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = mini(game, ev, game.result(s, a), depth - 1, !max);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return ab(game, evaluation, state, depth, alpha, beta, game.player(state) == Player.MAX);
    }
    private int ab(Game<S, A> game, Evaluation<S> ev, S s, int depth, int alpha, int beta, boolean max) {
        if (game.terminal(s)) return game.utility(s);
        if (depth == 0) return ev.value(s);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = ab(game, ev, game.result(s, a), depth - 1, alpha, beta, !max);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        return best;
    }
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = ab(game, evaluation, game.result(state, a), depth - 1, alpha, beta, !max);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
