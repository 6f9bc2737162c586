// exercise: 04
// truth: wrong
// mistake: bestAction asks the later children with a null window and takes the bound that comes back as the new best value without searching again
// player: both
// style: scout at the root, plain fail-hard alpha-beta below
// single: yes
// detail: sometimes; from three actions on, if two of them in turn are better than the first
import java.util.List;
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
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max) {
                if (v >= beta) return beta;
                alpha = Math.max(alpha, v);
            } else {
                if (v <= alpha) return alpha;
                beta = Math.min(beta, v);
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S child = game.result(state, action);
            int v = max
                    ? value(game, child, bestValue, bestValue + 1)
                    : value(game, child, bestValue - 1, bestValue);
            if (max ? v > bestValue : v < bestValue) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
