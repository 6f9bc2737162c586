// exercise: 04
// truth: wrong
// mistake: at a MIN root bestAction raises alpha to the best value instead of lowering beta, so better children come back as bounds
// player: MIN
// style: Window and narrowedBy in the search, blocks per player at the root
// single: yes
// detail: often for MIN; wrong actions in bestAction, value is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player mover = game.player(state);
        Window now = window;
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), now);
            best = mover == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            now = now.narrowedBy(mover, v);
            if (now.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action), new Window(alpha, beta));
                if (v > best) {
                    best = v;
                    chosen = action;
                    alpha = best;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = search(game, game.result(state, action), new Window(alpha, beta));
                if (v < best) {
                    best = v;
                    chosen = action;
                    alpha = best;
                }
            }
        }
        return chosen;
    }
}
