// exercise: 05
// truth: wrong
// mistake: the evaluation is negated where MIN is to move, although it is always the value to MAX
// player: MIN
// style: colour factor, from a negamax
// single: yes
// detail: sometimes: where MIN is to move at the horizon
import java.util.*;
import plybook.game.*;
import plybook.task.*;

/** Negamax, then turned back for the interface. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int colour(Game<S, A> game, S state) { return game.player(state) == Player.MAX ? 1 : -1; }

    /** the value for MAX */
    public int minimax(Game<S, A> game, Evaluation<S> eval, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return colour(game, state) * eval.value(state);
        int colour = colour(game, state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) best = Math.max(best, colour * minimax(game, eval, game.result(state, a), depth - 1));
        return colour * best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return colour(game, state) * eval.value(state);
        if (colour(game, state) == 1) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, eval, game.result(state, a), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta) return best;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, eval, game.result(state, a), depth - 1, alpha, Math.min(beta, best)));
            if (best <= alpha) return best;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> eval, S state, int depth) {
        int colour = colour(game, state);
        int lo = -Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = colour == 1 ? alphaBeta(game, eval, next, depth - 1, lo, Window.INFINITY) : -alphaBeta(game, eval, next, depth - 1, -Window.INFINITY, -lo);
            if (v > lo) {
                lo = v;
                best = a;
            }
        }
        return best;
    }
}
