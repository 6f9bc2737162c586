// exercise: 04
// truth: wrong
// mistake: bestAction starts alpha at -1000000 and beta at 1000000, which a game can really have, and takes only strictly better actions; where every action is worth just that to the player to move it returns null
// player: both
// style: constants of its own instead of Window.INFINITY
// single: yes
// detail: value is right, since a bound of +-1000000 as start is harmless there
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIN = 1_000_000;
    private static final int LOSS = -1_000_000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = LOSS;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = WIN;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int alpha = LOSS;
        int beta = WIN;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX && v > alpha) {
                alpha = v;
                bestAction = action;
            } else if (player == Player.MIN && v < beta) {
                beta = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
