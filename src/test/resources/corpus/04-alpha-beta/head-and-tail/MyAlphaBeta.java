// exercise: 04
// truth: right
// mistake: none; no loop: one recursion goes down and one goes along the siblings
// player: both
// style: recursion over the list of actions too
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

/** In the style of our Haskell course: a list is a head and a tail, and there is no loop anywhere. */
public final class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state)
                ? game.utility(state)
                : game.player(state) == Player.MAX
                        ? highest(game, state, game.actions(state), alpha, beta, -Window.INFINITY)
                        : lowest(game, state, game.actions(state), alpha, beta, Window.INFINITY);
    }

    private int highest(Game<S, A> game, S state, List<A> actions, int alpha, int beta, int soFar) {
        if (actions.isEmpty() || soFar >= beta) {
            return soFar;
        }
        int head = value(game, game.result(state, actions.get(0)), Math.max(alpha, soFar), beta);
        return highest(game, state, tail(actions), alpha, beta, Math.max(soFar, head));
    }

    private int lowest(Game<S, A> game, S state, List<A> actions, int alpha, int beta, int soFar) {
        if (actions.isEmpty() || soFar <= alpha) {
            return soFar;
        }
        int head = value(game, game.result(state, actions.get(0)), alpha, Math.min(beta, soFar));
        return lowest(game, state, tail(actions), alpha, beta, Math.min(soFar, head));
    }

    private static <T> List<T> tail(List<T> list) {
        return list.subList(1, list.size());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return best(game, state, game.actions(state), null);
    }

    private A best(Game<S, A> game, S state, List<A> actions, Choice<A> soFar) {
        if (actions.isEmpty()) {
            return soFar.action();
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = max && soFar != null ? soFar.value() : -Window.INFINITY;
        int beta = !max && soFar != null ? soFar.value() : Window.INFINITY;
        int v = value(game, game.result(state, actions.get(0)), alpha, beta);
        boolean better = soFar == null || (max ? v > alpha : v < beta);
        return best(game, state, tail(actions), better ? new Choice<>(actions.get(0), v) : soFar);
    }
}
