// exercise: 04
// truth: right
// mistake: none; the window is a record that makes a narrower one
// player: both
// style: Window records handed down
// single: yes
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
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), window);
            best = max ? Math.max(best, v) : Math.min(best, v);
            window = max
                    ? new Window(Math.max(window.alpha(), v), window.beta())
                    : new Window(window.alpha(), Math.min(window.beta(), v));
            if (window.closed()) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
