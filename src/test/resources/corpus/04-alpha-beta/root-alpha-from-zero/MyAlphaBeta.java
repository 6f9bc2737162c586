// exercise: 04
// truth: wrong
// mistake: bestAction's alpha starts at 0 instead of -Window.INFINITY
// player: both
// style: lambda as the recursion's pick, local variables at the root
// single: yes
// detail: sometimes; all that MAX can get is 0 or less, or MIN's children are 0 or less
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            best = max
                    ? Math.max(best, value(game, next, best, beta))
                    : Math.min(best, value(game, next, alpha, best));
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = 0;
        int beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
