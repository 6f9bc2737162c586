// exercise: 04
// truth: right
// mistake: none; fail-hard, and even the utility is clamped into the window
// player: both
// style: one method, window only, no best
// single: yes
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta)
    {
        if (game.terminal(state))
        {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state))
        {
            S next = game.result(state, action);
            if (max)
            {
                alpha = Math.max(alpha, value(game, next, alpha, beta));
            }
            else
            {
                beta = Math.min(beta, value(game, next, alpha, beta));
            }
            if (alpha >= beta)
            {
                break;
            }
        }
        return max ? alpha : beta;
    }

    public A bestAction(Game<S, A> game, S state)
    {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state))
        {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha)
            {
                alpha = v;
                chosen = action;
            }
            if (!max && v < beta)
            {
                beta = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
