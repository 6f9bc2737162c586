// exercise: 05
// truth: wrong
// mistake: the MIN method writes --depth in the call inside the loop, so each further child of a MIN node is searched a ply less deep than the one before it
// kind: slip
// player: MIN
// style: two methods each (maxValue, minValue) as in the textbook, for minimax and for alpha-beta
// single: yes
// detail: only in alphaBeta (and bestAction through it); minimax is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private Game<S, A> game;
    private Evaluation<S> evaluation;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            int max = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                max = Math.max(max, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                min = Math.min(min, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return min;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        this.game = game;
        this.evaluation = evaluation;
        return value(state, depth, alpha, beta);
    }

    private int value(S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? maxValue(state, depth, alpha, beta)
                : minValue(state, depth, alpha, beta);
    }

    private int maxValue(S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, value(game.result(state, action), depth - 1, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game.result(state, action), --depth, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int v = value(game.result(state, action), depth - 1, alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int v = value(game.result(state, action), depth - 1, alpha, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
