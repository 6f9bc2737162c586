// exercise: 04
// truth: wrong
// mistake: bestAction widens the window by one on MIN's side to see ties, and Window.INFINITY + 1 overflows to the smallest int
// player: MIN
// style: terse, window widened by one at the root
// single: yes
// detail: sometimes; MIN at the root with an inner first child, which is searched with an empty window
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > best : v < best) best = v;
            if (max && best > alpha) alpha = best;
            if (!max && best < beta) beta = best;
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max
                    ? value(game, next, best - 1, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, best + 1);
            if (choice == null || (max ? v > best : v < best)) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
