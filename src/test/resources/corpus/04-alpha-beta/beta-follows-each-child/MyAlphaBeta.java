// exercise: 04
// truth: wrong
// mistake: a MIN node sets beta to the value of each child, so beta rises again after a worse one
// player: MIN
// style: fail-soft, break conditions on the bounds
// single: yes
// detail: often; values and choices are right, but leaves are asked for that beta had closed, as 5 and 19 in ^(v(6 ^(11) ^(13 16 24) 17 ^(13 5 19)) 16)
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state))
            return game.utility(state);
        Player toMove = game.player(state);
        if (toMove == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int val = value(game, game.result(state, action), alpha, beta);
                if (val > max)
                    max = val;
                if (val > alpha)
                    alpha = val;
                if (alpha >= beta)
                    break;
            }
            return max;
        }
        int min = Window.INFINITY;
        for (A action : game.actions(state)) {
            int val = value(game, game.result(state, action), alpha, beta);
            if (val < min)
                min = val;
            beta = val;
            if (alpha >= beta)
                break;
        }
        return min;
    }

    public A bestAction(Game<S, A> game, S state) {
        Player toMove = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int val = value(game, game.result(state, action), alpha, beta);
            if (toMove == Player.MAX && val > alpha) {
                alpha = val;
                best = action;
            }
            if (toMove == Player.MIN && val < beta) {
                beta = val;
                best = action;
            }
        }
        return best;
    }
}
