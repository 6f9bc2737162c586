// exercise: 04
// truth: wrong
// mistake: bestAction starts its window at the worst value that a game can have instead of beyond it, and returns null if no action is better than that
// player: both
// style: fail-hard, maxValue and minValue
// single: yes
// detail: rare; only if all actions of MAX are worth -1000000 (of MIN 1000000): bestAction of (-1000000 -1000000) is null
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
        return game.player(state) == Player.MAX ? maxValue(game, state, alpha, beta) : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v >= beta) {
                return beta;
            }
            if (v > alpha) {
                alpha = v;
            }
        }
        return alpha;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v <= alpha) {
                return alpha;
            }
            if (v < beta) {
                beta = v;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        Player me = game.player(state);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (me == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (me == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
