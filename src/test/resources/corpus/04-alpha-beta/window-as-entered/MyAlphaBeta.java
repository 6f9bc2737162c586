// exercise: 04
// truth: wrong
// mistake: The children get the window with which the node was entered, never narrowed by what earlier siblings found.
// player: both
// style: one loop, BinaryOperator for the player's wish, Iterator
// kind: slip
// single: yes
// detail: value with the full window never cuts at all; the bounds handed down are those of the caller only.
import java.util.Iterator;
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        IntBinaryOperator wish = max ? Math::max : Math::min;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean open = true;
        Iterator<A> actions = game.actions(state).iterator();
        while (open && actions.hasNext()) {
            S next = game.result(state, actions.next());
            best = wish.applyAsInt(best, value(game, next, alpha, beta));
            open = max ? best < beta : best > alpha;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
