// exercise: 04
// truth: right
// mistake: none; the record Window, narrowed and handed down, never changed
// player: both
// style: immutable windows
// single: yes
// detail: -
import java.util.Iterator;
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
        Iterator<A> actions = game.actions(state).iterator();
        int best = value(game, game.result(state, actions.next()), window);
        window = window.narrowedBy(player, best);
        while (actions.hasNext() && !window.closed()) {
            int next = value(game, game.result(state, actions.next()), window);
            best = player == Player.MAX ? Math.max(best, next) : Math.min(best, next);
            window = window.narrowedBy(player, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window);
            Window narrower = window.narrowedBy(player, v);
            if (!narrower.equals(window)) {
                best = action;
                window = narrower;
            }
        }
        return best;
    }
}
