// exercise: 04
// truth: wrong
// mistake: every child gets the window that the node was entered with, not the one that its earlier siblings have narrowed
// player: both
// style: streams: values of the children as an iterator of a lazy stream
// kind: slip
// single: yes
// detail: with the full window nothing is ever cut; only a bound that the caller has given (a narrow window, or bestAction for the children) cuts; values are right
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Iterator<Integer> values = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .map(next -> value(game, next, alpha, beta))
                .iterator();
        int best = values.next();
        while ((max ? best < beta : best > alpha) && values.hasNext()) {
            best = max ? Math.max(best, values.next()) : Math.min(best, values.next());
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
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
