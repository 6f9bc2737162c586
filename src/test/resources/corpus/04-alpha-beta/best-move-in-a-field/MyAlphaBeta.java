// exercise: 04
// truth: wrong
// mistake: the best move is kept in a field that every node of the search writes, not only the root; children searched after the root's last improvement overwrite it, so bestAction returns a move that was best somewhere further down
// player: both
// style: one method; bestAction runs value and reads the field
// single: yes
// detail: wrong in bestAction only

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = value(game, game.result(state, move), alpha, beta);
                if (eval > max) {
                    max = eval;
                    bestMove = move;
                }
                alpha = Math.max(alpha, max);
                if (beta <= alpha) break;
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = value(game, game.result(state, move), alpha, beta);
                if (eval < min) {
                    min = eval;
                    bestMove = move;
                }
                beta = Math.min(beta, min);
                if (beta <= alpha) break;
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        bestMove = null;
        value(game, state, -Window.INFINITY, Window.INFINITY);
        return bestMove;
    }
}
