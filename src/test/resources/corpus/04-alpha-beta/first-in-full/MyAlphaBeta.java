// exercise: 04
// truth: wrong
// mistake: The first child of every node is searched with the full window, as if nothing were known above it.
// player: both
// style: Integer best that is null at first, first child treated apart
// single: yes
// detail: the pruning on the left edge below every node: bounds from further up, or from the caller, do not cut there; answers are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.List;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        // The first child stands for the best until a better one comes, so its value has to be exact.
        int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
        for (int i = 1; i < actions.size(); i++) {
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
            S next = game.result(state, actions.get(i));
            best = max
                    ? Math.max(best, value(game, next, Math.max(alpha, best), beta))
                    : Math.min(best, value(game, next, alpha, Math.min(beta, best)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        A choice = actions.get(0);
        int best = value(game, game.result(state, choice), -Window.INFINITY, Window.INFINITY);
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            int v = max
                    ? value(game, next, best, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
