// Sound: one method for MAX and one for MIN; bestAction with a Choice.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Choice<A> choice =
                game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
        return choice.value();
    }

    private Choice<A> max(Game<S, A> game, S state, int alpha, int beta) {
        Choice<A> best = new Choice<>(null, -Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), Math.max(alpha, best.value()), beta);
            if (value > best.value()) {
                best = new Choice<>(action, value);
            }
            if (best.value() >= beta) {
                return best;
            }
        }
        return best;
    }

    private Choice<A> min(Game<S, A> game, S state, int alpha, int beta) {
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, Math.min(beta, best.value()));
            if (value < best.value()) {
                best = new Choice<>(action, value);
            }
            if (best.value() <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return (game.player(state) == Player.MAX
                        ? max(game, state, -Window.INFINITY, Window.INFINITY)
                        : min(game, state, -Window.INFINITY, Window.INFINITY))
                .action();
    }
}
