// exercise: 05
// truth: wrong
// mistake: a ply is only counted when MIN has moved (depth goes down by one at MIN nodes only, as in courses where one depth means that every agent has moved), so the search looks too far below MAX nodes
// player: MAX
// style: copied from a Pacman assignment: maxValue / minValue, depth is a full round
// single: yes
// detail: minimax, alphaBeta and bestAction alike
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

/** Adapted from my Pacman project: maxValue for the agent, minValue for the ghosts. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int nextDepth(Game<S, A> game, S state, int depth) {
        // one level deeper once the opponent has answered
        return game.player(state) == Player.MIN ? depth - 1 : depth;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int d = nextDepth(game, state, depth);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, action), d));
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, minimax(game, evaluation, game.result(state, action), d));
        }
        return v;
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
        int d = nextDepth(game, state, depth);
        for (A action : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, action), d, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        int d = nextDepth(game, state, depth);
        for (A action : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, action), d, alpha, beta));
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int d = nextDepth(game, state, depth);
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), d, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
