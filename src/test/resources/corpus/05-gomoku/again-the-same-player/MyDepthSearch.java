// exercise: 05
// truth: wrong
// mistake: if MAX moves again after MAX, the child gets the alpha with which the node was entered and not the one that its earlier children have raised
// player: MAX
// style: maxValue and minValue as in a textbook, with a branch for players that do not take turns
// single: yes
// detail: only where MAX moves twice in a row and a MIN node follows; values stay right, cuts are missed: seen in ^(5 ^(v(3 9) 4)), depth 3: the 9 is asked for
import java.util.*;
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
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (best == null || (game.player(state) == Player.MAX ? v > best : v < best)) {
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
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private boolean ends(Game<S, A> game, S state, int depth) {
        return depth == 0 || game.terminal(state);
    }

    private int end(Game<S, A> game, Evaluation<S> evaluation, S state) {
        return game.terminal(state) ? game.utility(state) : evaluation.value(state);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -Window.INFINITY;
        int low = alpha;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v;
            if (ends(game, next, depth - 1)) {
                v = end(game, evaluation, next);
            } else if (game.player(next) == Player.MIN) {
                v = minValue(game, evaluation, next, depth - 1, low, beta);
            } else {
                v = maxValue(game, evaluation, next, depth - 1, alpha, beta); // MAX may move again
            }
            best = Math.max(best, v);
            low = Math.max(low, best);
            if (low >= beta) {
                break;
            }
        }
        return best;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = Window.INFINITY;
        int high = beta;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v;
            if (ends(game, next, depth - 1)) {
                v = end(game, evaluation, next);
            } else if (game.player(next) == Player.MAX) {
                v = maxValue(game, evaluation, next, depth - 1, alpha, high);
            } else {
                v = minValue(game, evaluation, next, depth - 1, alpha, high); // MIN may move again
            }
            best = Math.min(best, v);
            high = Math.min(high, best);
            if (alpha >= high) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    best = a;
                }
            } else if (v < high) {
                high = v;
                best = a;
            }
        }
        return best;
    }
}
