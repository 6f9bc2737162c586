// exercise: 04
// truth: right
// mistake: none; the loop is never left: a closed window returns at the entry of each further child, before its end is asked for
// player: both
// style: one method, cut at the entry of the child
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha >= beta) {
            return alpha; // nothing here can matter, whatever it is
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            alpha = max && value > alpha ? value : alpha;
            beta = !max && value < beta ? value : beta;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = game.actions(state).get(0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX ? value > alpha : value < beta) {
                best = action;
                alpha = game.player(state) == Player.MAX ? value : alpha;
                beta = game.player(state) == Player.MIN ? value : beta;
            }
        }
        return best;
    }
}
