// exercise: 05
// truth: right
// mistake: none; principal variation search with null windows and re-search, terminal children are looked at first
// player: both
// style: PVS, list of children reordered so that ended games come first
// single: yes
import java.util.ArrayList;
import java.util.List;
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
        if (depth < 1) {
            return evaluation.value(state);
        }
        int low = Window.INFINITY;
        int high = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            low = Math.min(low, v);
            high = Math.max(high, v);
        }
        return game.player(state) == Player.MAX ? high : low;
    }

    private List<S> children(Game<S, A> game, S state) {
        List<S> ended = new ArrayList<>();
        List<S> open = new ArrayList<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            (game.terminal(child) ? ended : open).add(child);
        }
        ended.addAll(open);
        return ended;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth < 1) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? max(game, evaluation, state, depth, alpha, beta)
                : min(game, evaluation, state, depth, alpha, beta);
    }

    private int max(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (S child : children(game, state)) {
            int v;
            if (first || depth == 1 || game.terminal(child) || alpha == -Window.INFINITY) {
                v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
            } else {
                v = alphaBeta(game, evaluation, child, depth - 1, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                }
            }
            first = false;
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = Window.INFINITY;
        boolean first = true;
        for (S child : children(game, state)) {
            int v;
            if (first || depth == 1 || game.terminal(child) || beta == Window.INFINITY) {
                v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
            } else {
                v = alphaBeta(game, evaluation, child, depth - 1, beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                }
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, v);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
