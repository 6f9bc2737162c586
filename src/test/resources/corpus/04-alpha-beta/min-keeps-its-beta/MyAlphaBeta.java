// exercise: 04
// truth: wrong
// mistake: a MIN node never lowers the beta that it hands to its later children, so below them leaves are looked at that MIN's own best had made pointless
// kind: slip
// player: MIN
// style: two methods, fail-soft
// single: yes
// detail: values and actions are right, only the questions are not
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
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state, alpha, beta);
        } else {
            return minValue(game, state, alpha, beta);
        }
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), alpha, beta));
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return best;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value > alpha) {
                    alpha = value;
                    bestAction = action;
                }
            } else {
                if (value < beta) {
                    beta = value;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
