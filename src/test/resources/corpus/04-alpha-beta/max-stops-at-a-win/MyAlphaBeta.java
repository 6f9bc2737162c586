// exercise: 04
// truth: wrong
// mistake: MAX leaves the loop as soon as its best is above 0 ("a win cannot be bettered"), as in Tic-Tac-Toe with utilities -1, 0, 1; larger values among the remaining children are missed
// player: MAX
// style: one method; MAX branch with an extra shortcut
// single: yes
// detail: prunes too much, in value only (bestAction has no such shortcut, but its values come from value); right in games with one winning value

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        if (game.player(state) == Player.X) {
            best = -Window.INFINITY;
            for (A move : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, move), alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha || best > 0) { // X has won, no need to look further
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A move : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, move), alpha, beta));
                beta = Math.min(beta, best);
                if (beta <= alpha) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (game.player(state) == Player.X) {
                if (v > alpha) {
                    alpha = v;
                    bestMove = move;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    bestMove = move;
                }
            }
        }
        return bestMove;
    }
}
