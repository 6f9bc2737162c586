// exercise: 04
// truth: right
// mistake: none; the window is an immutable object that each call narrows for itself
// player: both
// style: Window.narrowedBy and closed() of the library
// single: yes
// detail: -

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
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window);
            best = best == null ? v : better(player, best, v);
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    private static int better(Player player, int one, int other) {
        return player == Player.MAX ? Math.max(one, other) : Math.min(one, other);
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
