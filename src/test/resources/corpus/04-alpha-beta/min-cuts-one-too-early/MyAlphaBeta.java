// exercise: 04
// truth: wrong
// mistake: MIN nodes cut at best <= alpha + 1 because no whole number lies in between; the node may still be worth alpha or less, and MAX then takes the alpha + 1 that it does not have
// player: MIN
// style: fail-soft, two methods
// single: yes
// detail: only where values differ by exactly 1; rare on trees with a wide range of values
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
        switch (game.player(state)) {
            case MAX:
                return max(game, state, alpha, beta);
            default:
                return min(game, state, alpha, beta);
        }
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), alpha, beta));
            alpha = Math.max(alpha, best);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, best);
            if (best <= alpha + 1) { // integers: there is nothing between alpha and alpha + 1
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX && v > alpha) {
                best = action;
                alpha = v;
            } else if (player == Player.MIN && v < beta) {
                best = action;
                beta = v;
            }
        }
        return best;
    }
}
