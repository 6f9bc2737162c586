// exercise: 04
// truth: wrong
// mistake: bestAction opens the window by one so that ties are seen exactly; for MIN the first child gets beta = Window.INFINITY + 1, which overflows and closes every window
// player: MIN
// style: ties kept (later equal action wins), window opened by one at the root
// single: yes
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
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > best) {
                best = v;
                alpha = Math.max(alpha, v);
            }
            if (!max && v < best) {
                best = v;
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                // one less, so that a child as good as the best gets its exact value
                int v = value(game, game.result(state, action), best - 1, Window.INFINITY);
                if (v >= best) {
                    best = v;
                    choice = action;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                // and here one more
                int v = value(game, game.result(state, action), -Window.INFINITY, best + 1);
                if (v <= best) {
                    best = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
