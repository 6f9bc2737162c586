// exercise: 04
// truth: wrong
// mistake: bestAction looks for the action that has the value with the window (value - 1, value) for both players; for MIN every action fails high there, and the bound of a worse one can equal the value
// player: MIN
// style: the value first, then a stream filter for the action that has it
// kind: subtle
// single: yes
// detail: bestAction for MIN when an action before the best one is cut with a bound that equals the value, as in v(^(3 5) 3); MAX and value are right
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = max
                    ? value(game, game.result(state, action), Math.max(alpha, best), beta)
                    : value(game, game.result(state, action), alpha, Math.min(beta, best));
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int value = value(game, state, -Window.INFINITY, Window.INFINITY);
        return game.actions(state).stream()
                .filter(action -> has(game, game.result(state, action), value))
                .findFirst()
                .orElseThrow();
    }

    private boolean has(Game<S, A> game, S state, int value) {
        return value(game, state, value - 1, value) == value;
    }
}
