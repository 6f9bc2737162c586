// exercise: 04
// truth: wrong
// mistake: bestAction narrows the window and takes an action whose number equals the best so far, which may only be a bound.
// player: both
// style: Choice records, two branches
// kind: slip
// single: yes
// detail: bestAction when a later child is cut at exactly the best value so far although it is worse, e.g. (0 (0 -1)).
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            if (best <= alpha) {
                return best;
            }
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.player(state) == Player.MAX) {
            Choice<A> best = new Choice<>(null, -Window.INFINITY);
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), best.value(), Window.INFINITY);
                if (value >= best.value()) {
                    best = new Choice<>(action, value);
                }
            }
            return best.action();
        }
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), -Window.INFINITY, best.value());
            if (value <= best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best.action();
    }
}
