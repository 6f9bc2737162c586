// exercise: 04
// truth: wrong
// mistake: The search stops ten plies down and says 0 there, a depth limit left over from a game with few moves.
// player: both
// style: depth parameter
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_DEPTH = 10;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return alphabeta(game, state, MAX_DEPTH, alpha, beta);
    }

    private int alphabeta(Game<S, A> game, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return 0;
        }
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, alphabeta(game, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, value);
                if (value >= beta) {
                    break;
                }
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.min(value, alphabeta(game, game.result(state, action), depth - 1, alpha, beta));
            beta = Math.min(beta, value);
            if (value <= alpha) {
                break;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            } else {
                if (value < beta) {
                    beta = value;
                    best = action;
                }
            }
        }
        return best;
    }
}
