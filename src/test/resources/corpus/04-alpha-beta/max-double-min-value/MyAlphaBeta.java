// exercise: 04
// truth: wrong
// mistake: MAX's best starts at Double.MIN_VALUE, which is a tiny number above 0 and not minus infinity; where all that MAX can get is 0 or less, value returns 0
// player: MAX
// style: one method, doubles for the best value
// single: yes
// detail: MIN starts at Double.MAX_VALUE, which is right; bestAction has its own start values, but its values come from value

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }

        if (game.player(state) == Player.MAX) {
            double best = Double.MIN_VALUE;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = (int) Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return (int) best;
        }

        double best = Double.MAX_VALUE;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            beta = (int) Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return (int) best;
    }

    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A result = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    result = action;
                }
            } else if (v < beta) {
                beta = v;
                result = action;
            }
        }
        return result;
    }
}
