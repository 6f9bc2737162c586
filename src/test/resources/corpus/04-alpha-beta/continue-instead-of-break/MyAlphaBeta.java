// exercise: 04
// truth: wrong
// mistake: once alpha >= beta the loop goes on with continue instead of break, so the remaining children are searched all the same: leaves are asked that can no longer matter
// player: both
// style: while loop over an Iterator, alpha/beta-form
// single: yes
// detail: -
import java.util.Iterator;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state))
            return game.utility(state);

        boolean maxTurn = game.player(state).equals(Player.MAX);
        int result = maxTurn ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext()) {
            S child = game.result(state, it.next());
            int childValue = value(game, child, alpha, beta);
            if (maxTurn && childValue > result) {
                result = childValue;
                if (result >= beta) {
                    continue; // prune
                }
                alpha = Math.max(alpha, result);
            }
            if (!maxTurn && childValue < result) {
                result = childValue;
                if (result <= alpha) {
                    continue; // prune
                }
                beta = Math.min(beta, result);
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maxTurn = game.player(state).equals(Player.MAX);
        A answer = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (maxTurn) {
                if (v > alpha) { alpha = v; answer = action; }
            } else {
                if (v < beta) { beta = v; answer = action; }
            }
        }
        return answer;
    }
}
