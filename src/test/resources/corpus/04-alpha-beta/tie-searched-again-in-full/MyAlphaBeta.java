// exercise: 04
// truth: wrong
// mistake: where an action's number equals the best so far, bestAction searches it again with the full window to see whether the tie is real, and so asks for leaves that the best so far has made pointless
// player: both
// style: fail-soft, ties collected in a list
// single: yes
// detail: only in bestAction, only after a tie; the choice is always right (the bound could have been tested with a window one wider)
import java.util.ArrayList;
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
        boolean max = max(game, state);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (v > best) best = v;
                if (v >= beta) return best;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v <= alpha) return best;
                if (v < beta) beta = v;
            }
        }
        return best;
    }

    private boolean max(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = max(game, state);
        List<A> equallyGood = new ArrayList<>();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = value(game, next, alpha, beta);
            int best = max ? alpha : beta;
            if (v == best) {
                // could be a bound, so look what it is really worth
                v = value(game, next, -Window.INFINITY, Window.INFINITY);
                if (v == best) equallyGood.add(action);
            } else if (max ? v > best : v < best) {
                equallyGood.clear();
                equallyGood.add(action);
                if (max) alpha = v; else beta = v;
            }
        }
        return equallyGood.get(equallyGood.size() - 1);
    }
}
