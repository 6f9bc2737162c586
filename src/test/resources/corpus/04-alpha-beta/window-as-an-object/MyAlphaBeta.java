// exercise: 04
// truth: right
// mistake: none; the window is an immutable object that is narrowed and clamped into
// player: both
// style: Window record, fail-hard by clamping, indexed loop
// single: yes
// detail: always
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return within(game, state, new Window(alpha, beta));
    }

    private int within(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return clamp(game.utility(state), window);
        }
        final Player player = game.player(state);
        final List<A> actions = game.actions(state);
        Window now = window;
        for (int i = 0; i < actions.size() && !now.closed(); i++) {
            now = now.narrowedBy(player, within(game, game.result(state, actions.get(i)), now));
        }
        return player == Player.MAX ? now.alpha() : now.beta();
    }

    private static int clamp(int v, Window window) {
        return Math.max(window.alpha(), Math.min(window.beta(), v));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Window now = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            Window then = now.narrowedBy(game.player(state), within(game, game.result(state, action), now));
            if (!then.equals(now)) {
                best = action;
                now = then;
            }
        }
        return best;
    }
}
