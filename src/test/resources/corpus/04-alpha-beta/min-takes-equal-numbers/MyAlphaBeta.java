// exercise: 04
// truth: wrong
// mistake: in bestAction MIN takes an action whose number equals the best so far, although that number may be a bound
// player: MIN
// style: one method with ternaries, record for the best move
// single: yes
// detail: sometimes; only MIN, only where a child that was cut returns the same number
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Best<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int a = alpha, b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            best = max ? Math.max(best, v) : Math.min(best, v);
            a = max ? Math.max(a, best) : a;
            b = max ? b : Math.min(b, best);
            if (a >= b) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX
                ? bestForMax(game, state).action()
                : bestForMin(game, state).action();
    }

    private Best<A> bestForMax(Game<S, A> game, S state) {
        Best<A> best = new Best<>(null, -Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), best.value(), Window.INFINITY);
            if (v > best.value()) best = new Best<>(action, v);
        }
        return best;
    }

    private Best<A> bestForMin(Game<S, A> game, S state) {
        Best<A> best = new Best<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, best.value());
            if (v <= best.value()) best = new Best<>(action, v);
        }
        return best;
    }
}
