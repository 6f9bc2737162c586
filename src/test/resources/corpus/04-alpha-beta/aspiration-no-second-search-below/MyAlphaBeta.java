// exercise: 04
// truth: wrong
// mistake: value first searches with a window of -50 to 50; if the result is 50 or more it searches again, but a result of -50 or less, which is only a bound, is returned as the value
// player: both
// style: aspiration window in value, private search with helper record
// single: yes
// detail: only where the value lies below -50; a cut-off then returns something not low enough
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ASPIRATION = 50;

    /** try a small window first, most positions are not far from a tie */
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Window wanted = new Window(alpha, beta);
        Window small = new Window(Math.max(alpha, -ASPIRATION), Math.min(beta, ASPIRATION));
        if (small.closed()) {
            return search(game, state, wanted);
        }
        int v = search(game, state, small);
        if (v >= small.beta() && small.beta() < beta) {
            v = search(game, state, wanted); // failed high
        }
        return v;
    }

    private int search(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
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
            int v = search(game, game.result(state, action), window);
            Window narrowed = window.narrowedBy(player, v);
            if (!narrowed.equals(window)) {
                window = narrowed;
                best = action;
            }
        }
        return best;
    }
}
