// exercise: 04
// truth: wrong
// mistake: Negamax that returns the utility of a finished game from MAX's view without turning it for MIN, when it is a child of a MIN node.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? search(game, state, Player.MAX, alpha, beta)
                : -search(game, state, Player.MIN, -beta, -alpha);
    }

    private int search(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) != me) return -search(game, state, me.opponent(), -beta, -alpha);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, search(game, game.result(state, action), me, Math.max(alpha, best), beta));
            if (best >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = new Choice<>(a, value(game, next, -Window.INFINITY, Window.INFINITY));
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, best.value(), Window.INFINITY);
                if (v > best.value()) best = new Choice<>(a, v);
            } else {
                int v = value(game, next, -Window.INFINITY, best.value());
                if (v < best.value()) best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
