// exercise: 04
// truth: right
// mistake: none; the window at the root stays open by one, so that an equal answer is an equal value and the last of the best actions can be taken
// player: both
// style: fail-hard with Window objects, root open by one
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return within(new Window(alpha, beta), game, state);
    }

    private int within(Window window, Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player mover = game.player(state);
        var actions = game.actions(state).iterator();
        while (!window.closed() && actions.hasNext()) {
            window = window.narrowedBy(mover, within(window, game, game.result(state, actions.next())));
        }
        return mover == Player.MAX ? window.alpha() : window.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        Window window = Window.FULL;
        int best = 0;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = within(window, game, game.result(state, action));
            if (choice == null || (mover == Player.MAX ? v >= best : v <= best)) {
                best = v;
                choice = action;
                window = mover == Player.MAX ? new Window(v - 1, Window.INFINITY) : new Window(-Window.INFINITY, v + 1);
            }
        }
        return choice;
    }
}
