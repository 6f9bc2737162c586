// exercise: 04
// truth: wrong
// mistake: in bestAction MIN takes an action whose number equals the best so far, although it may be only a bound
// player: MIN
// style: one method with a Choice, fail-soft
// single: yes
// detail: sometimes; only where a cut action at a MIN root returns exactly the best so far and is worse
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        final boolean max = Player.MAX == game.player(state);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? forMax(game, state).action() : forMin(game, state).action();
    }

    private Choice<A> forMax(Game<S, A> game, S state) {
        Choice<A> best = new Choice<>(null, -Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), best.value(), Window.INFINITY);
            if (v > best.value()) best = new Choice<>(action, v);
        }
        return best;
    }

    private Choice<A> forMin(Game<S, A> game, S state) {
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, best.value());
            if (v <= best.value()) best = new Choice<>(action, v);
        }
        return best;
    }
}
