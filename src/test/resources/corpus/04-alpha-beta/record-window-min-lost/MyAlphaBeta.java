// exercise: 04
// truth: wrong
// mistake: The window is an immutable record; at MIN nodes the narrowed window is computed but not assigned, so MIN never lowers beta for its later children nor closes by it.
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) return game.utility(state);
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
            if (player == Player.MAX) {
                best = Math.max(best, v);
                window = window.narrowedBy(player, best);
            } else {
                best = Math.min(best, v);
                window.narrowedBy(player, best);
            }
            if (window.closed()) break;
        }
        return best;
    }

    /** the best action: like a node, but it remembers which */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        final int sign = game.player(state) == Player.MAX ? 1 : -1;
        int bound = -Window.INFINITY; // of the one to move
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0
                    ? value(game, next, bound, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -bound);
            if (v > bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }
}
