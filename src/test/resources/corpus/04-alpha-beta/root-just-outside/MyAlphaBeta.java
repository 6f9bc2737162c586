// exercise: 04
// truth: right
// mistake: none; bestAction starts one beyond the largest values a game may have (1,000,001) and stops when the best possible value is reached; both are safe.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean maximizing = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int eval = value(game, game.result(state, action), alpha, beta);
            if (maximizing && eval > alpha) alpha = eval;
            if (!maximizing && eval < beta) beta = eval;
            if (alpha >= beta) break;
        }
        return maximizing ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final int limit = Window.MAX_VALUE;
        boolean max = game.player(state) == Player.MAX;
        int low = -limit - 1;
        int high = limit + 1;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (max && v > low) {
                low = v;
                best = action;
                if (v == limit) break;
            } else if (!max && v < high) {
                high = v;
                best = action;
                if (v == -limit) break;
            }
        }
        return best;
    }
}
