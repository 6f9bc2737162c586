// exercise: 04
// truth: wrong
// mistake: bestAction asks who moves at game.initialState() instead of at the state it was given.
// player: both
// style: record Result at every node
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    record Result<A>(int score, A action) {}

    private Result<A> search(Game<S, A> game, S state, Player player, int alpha, int beta) {
        A bestAction = null;
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX && score > best) {
                best = score;
                bestAction = action;
                alpha = Math.max(alpha, score);
            } else if (player == Player.MIN && score < best) {
                best = score;
                bestAction = action;
                beta = Math.min(beta, score);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return new Result<>(best, bestAction);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return search(game, state, game.player(state), alpha, beta).score();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(game.initialState());
        return search(game, state, player, -Window.INFINITY, Window.INFINITY).action();
    }
}
