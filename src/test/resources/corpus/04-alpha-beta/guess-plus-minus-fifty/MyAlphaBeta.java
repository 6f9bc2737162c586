// exercise: 04
// truth: wrong
// mistake: the aspiration search is repeated only if the value lies beyond the small window, not if it lies exactly on its edge, where it is just a bound
// player: both
// style: aspiration window around the last value, fail-soft
// single: yes
// detail: rare; only with a full window and a bound exactly 50 from the last value: (50 70) asked first gives 50
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    private int guess;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha > -Window.INFINITY || beta < Window.INFINITY) {
            return search(game, state, alpha, beta);
        }
        int low = guess - MARGIN;
        int high = guess + MARGIN;
        int v = search(game, state, low, high);
        if (v < low || v > high) {
            v = search(game, state, alpha, beta);
        }
        guess = v;
        return v;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Window window = new Window(alpha, beta);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, best);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window.alpha(), window.beta());
            Window narrower = window.narrowedBy(player, v);
            if (!narrower.equals(window)) {
                window = narrower;
                best = action;
            }
        }
        return best;
    }
}
