// exercise: 04
// truth: wrong
// mistake: Every number is clamped to the window, and the loop is left only if alpha exceeds beta, which can then never happen: no cut at all.
// player: both
// style: fail-hard with a clamp helper, window handed on as a record
// single: yes
// detail: the pruning: every leaf is asked for; the answers are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new Window(alpha, beta));
    }

    private static int clamp(int v, Window w) {
        return Math.max(w.alpha(), Math.min(w.beta(), v));
    }

    private int search(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return clamp(game.utility(state), window);
        }
        Player player = game.player(state);
        Window now = window;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), now);
            now = now.narrowedBy(player, v);
            if (now.alpha() > now.beta()) {
                break;
            }
        }
        return player == Player.MAX ? now.alpha() : now.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window now = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            Window next = now.narrowedBy(player, search(game, game.result(state, action), now));
            if (!next.equals(now)) {
                best = action;
                now = next;
            }
        }
        return best;
    }
}
