// exercise: 04
// truth: wrong
// mistake: bestAction starts with the window from -1,000,000 to 1,000,000 instead of the infinities, so where all actions are worth the worst value none is better and null is returned
// kind: subtle
// player: both
// style: record for the window
// single: yes
// detail: only if every action is worth -1,000,000 to MAX, or 1,000,000 to MIN
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, new Window(alpha, beta));
    }

    private int value(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), window);
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = new Window(-Window.MAX_VALUE, Window.MAX_VALUE);
        A best = null;
        for (A action : game.actions(state)) {
            Window narrower = window.narrowedBy(player, value(game, game.result(state, action), window));
            if (!narrower.equals(window)) {
                window = narrower;
                best = action;
            }
        }
        return best;
    }
}
