// exercise: 04
// truth: wrong
// mistake: a MIN node goes on with continue where it has to leave the loop with break
// player: MIN
// style: one method, early returns, if for each player
// single: yes
// detail: missed cuts at MIN nodes; values and actions are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        int bestVal;
        if (game.player(state) == Player.MAX) {
            bestVal = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = value(game, game.result(state, move), alpha, beta);
                if (v > bestVal) bestVal = v;
                if (bestVal > alpha) alpha = bestVal;
                if (beta <= alpha) break;
            }
        } else {
            bestVal = Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = value(game, game.result(state, move), alpha, beta);
                if (v < bestVal) bestVal = v;
                if (bestVal < beta) beta = bestVal;
                if (beta <= alpha) continue;
            }
        }
        return bestVal;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int bestVal;
        if (game.player(state) == Player.MAX) {
            bestVal = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = value(game, game.result(state, move), bestVal, Window.INFINITY);
                if (v > bestVal) {
                    bestVal = v;
                    bestMove = move;
                }
            }
        } else {
            bestVal = Window.INFINITY;
            for (A move : game.actions(state)) {
                int v = value(game, game.result(state, move), -Window.INFINITY, bestVal);
                if (v < bestVal) {
                    bestVal = v;
                    bestMove = move;
                }
            }
        }
        return bestMove;
    }
}
