// exercise: 04
// truth: wrong
// mistake: more than 64 plies below the state that was asked for, every state is taken to be worth 0
// player: both
// style: private recursion with a ply counter, ternaries
// single: yes
// detail: only in games of more than 64 plies
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MAX_PLY = 64;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return go(game, state, alpha, beta, 0).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return go(game, state, -Window.INFINITY, Window.INFINITY, 0).action();
    }

    private Choice<A> go(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return new Choice<>(null, game.utility(state));
        if (ply > MAX_PLY) return new Choice<>(null, 0);
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = new Choice<>(null, max ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = go(game, game.result(state, action), alpha, beta, ply + 1).value();
            if (max ? v > best.value() : v < best.value()) best = new Choice<>(action, v);
            alpha = max ? Math.max(alpha, best.value()) : alpha;
            beta = max ? beta : Math.min(beta, best.value());
            if (alpha >= beta) break;
        }
        return best;
    }
}
