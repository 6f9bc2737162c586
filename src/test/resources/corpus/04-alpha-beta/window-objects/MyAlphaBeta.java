// exercise: 04
// truth: right
// mistake: none; the library's Window does the arithmetic
// player: both
// style: immutable Window handed down, closed and narrowedBy instead of comparisons
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
        Window now = window;
        for (A action : game.actions(state)) {
            now = now.narrowedBy(player, value(game, game.result(state, action), now));
            if (now.closed()) {
                break;
            }
        }
        return player == Player.MAX ? now.alpha() : now.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            Window next = window.narrowedBy(player, value(game, game.result(state, action), window));
            if (!next.equals(window)) {
                best = action;
            }
            window = next;
        }
        return best;
    }
}
