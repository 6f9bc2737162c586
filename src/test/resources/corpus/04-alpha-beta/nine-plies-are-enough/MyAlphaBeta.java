// exercise: 04
// truth: wrong
// mistake: below nine plies it returns 0 instead of searching on
// player: both
// style: depth counted down from nine
// single: yes
// detail: only in games longer than nine plies
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int DEPTH = 9; // a game of Tic-Tac-Toe

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return alphabeta(game, state, DEPTH, alpha, beta);
    }

    private int alphabeta(Game<S, A> game, S node, int depth, int alpha, int beta) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        if (depth == 0) {
            return 0;
        }
        if (game.player(node) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A a : game.actions(node)) {
                value = Math.max(value, alphabeta(game, game.result(node, a), depth - 1, alpha, beta));
                if (value >= beta) break;
                alpha = Math.max(alpha, value);
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A a : game.actions(node)) {
            value = Math.min(value, alphabeta(game, game.result(node, a), depth - 1, alpha, beta));
            if (value <= alpha) break;
            beta = Math.min(beta, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A move = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphabeta(game, game.result(state, a), DEPTH - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                move = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return move;
    }
}
