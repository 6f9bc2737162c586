// Wrong: bestAction sorts the actions by a comparator that searches them.
// Fails first: Step 4: bestAction narrows the window from one action to the next
// Says: no question about this leaf
// Diagnosis: choice-by-comparator

import java.util.ArrayList;
import java.util.Comparator;
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Comparator<A> byValue = (one, other) -> Integer.compare(worth(game, state, one), worth(game, state, other));
        actions.sort(game.player(state) == Player.MAX ? byValue.reversed() : byValue);
        return actions.get(0);
    }

    private int worth(Game<S, A> game, S state, A action) {
        return value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
    }
}
