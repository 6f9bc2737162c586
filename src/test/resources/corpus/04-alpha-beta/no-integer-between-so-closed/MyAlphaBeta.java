// exercise: 04
// truth: wrong
// mistake: cuts already when no integer lies between alpha and beta, so a node returns beta - 1 although it may be worth beta or more
// player: both
// style: Window records
// single: yes
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
            int v = value(game, game.result(state, action), window);
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, best);
            if (!hasRoom(window)) {
                break;
            }
        }
        return best;
    }

    /** Values are whole numbers: only if one of them lies strictly inside can anything change. */
    private static boolean hasRoom(Window window) {
        return (long) window.beta() - window.alpha() > 1;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window);
            if (window.contains(v)) {
                window = window.narrowedBy(player, v);
                best = action;
            }
        }
        return best;
    }
}
