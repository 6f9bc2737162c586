// exercise: 04
// truth: right
// mistake: none; the library's Window is narrowed from child to child, and the bound of the mover is the result
// player: both
// style: Window objects, fail-hard, the same loop for the root
// single: yes
// detail: none
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
        Player mover = game.player(state);
        Iterator<A> actions = game.actions(state).iterator();
        Window now = window;
        while (actions.hasNext() && !now.closed()) {
            now = now.narrowedBy(mover, value(game, game.result(state, actions.next()), now));
        }
        return mover == Player.MAX ? now.alpha() : now.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        Window now = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            Window narrowed = now.narrowedBy(mover, value(game, game.result(state, action), now));
            if (!narrowed.equals(now)) {
                best = action;
            }
            now = narrowed;
        }
        return best;
    }
}
