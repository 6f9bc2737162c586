// exercise: 05
// truth: wrong
// mistake: At a MAX node inside the search the children get the alpha the node was entered with and not the one raised by their siblings, so too little is cut below.
// player: MAX
// style: textbook maxValue and minValue
// single: yes
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
        } else if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        }
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

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v >= beta) {
                return v;
            }
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
