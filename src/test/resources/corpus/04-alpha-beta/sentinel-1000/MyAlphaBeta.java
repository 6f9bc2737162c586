// exercise: 04
// truth: wrong
// mistake: The sentinels are -1000 and 1000 instead of infinities: values outside that range are lost (a MIN node whose children are all above 1000 returns 1000).
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WORST = -1000;
    private static final int BEST = 1000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean isMax = game.player(state) == Player.MAX;
        int bestVal = isMax ? WORST : BEST;
        for (A a : game.actions(state)) {
            int val = value(game, game.result(state, a), alpha, beta);
            if (isMax) {
                bestVal = Math.max(bestVal, val);
                alpha = Math.max(alpha, bestVal);
            } else {
                bestVal = Math.min(bestVal, val);
                beta = Math.min(beta, bestVal);
            }
            if (beta <= alpha) break;
        }
        return bestVal;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A bestMove = null;
        for (A a : game.actions(state)) {
            int val = value(game, game.result(state, a), alpha, beta);
            if (isMax && val > alpha) {
                alpha = val;
                bestMove = a;
            } else if (!isMax && val < beta) {
                beta = val;
                bestMove = a;
            }
        }
        return bestMove;
    }
}
