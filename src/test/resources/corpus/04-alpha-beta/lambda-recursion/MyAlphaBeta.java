// exercise: 04
// truth: right
// mistake: none; the recursion is a functional interface in a field
// player: both
// style: lambdas
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private interface Step<S, A> {
        int value(Game<S, A> game, S state, int alpha, int beta);
    }

    private final Step<S, A> max = (game, state, alpha, beta) -> {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    };

    private final Step<S, A> min = (game, state, alpha, beta) -> {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    };

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return (game.player(state) == Player.MAX ? max : min).value(game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
