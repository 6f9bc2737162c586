// exercise: 04
// truth: wrong
// mistake: the search ends nine plies down and takes 0 for the value of what lies below
// player: both
// style: depth counted down, one method
// single: yes
// detail: sometimes; only in games longer than nine plies
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_DEPTH = 9;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return alphaBeta(game, state, MAX_DEPTH, alpha, beta);
    }

    private int alphaBeta(Game<S, A> game, S node, int depth, int alpha, int beta) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        if (depth == 0) {
            return 0;
        }
        if (game.player(node) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(node)) {
                value = Math.max(value, alphaBeta(game, game.result(node, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, value);
                if (alpha >= beta) break;
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A action : game.actions(node)) {
                value = Math.min(value, alphaBeta(game, game.result(node, action), depth - 1, alpha, beta));
                beta = Math.min(beta, value);
                if (beta <= alpha) break;
            }
            return value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        boolean maximizing = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (maximizing && v > alpha) {
                alpha = v;
                bestMove = action;
            }
            if (!maximizing && v < beta) {
                beta = v;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
