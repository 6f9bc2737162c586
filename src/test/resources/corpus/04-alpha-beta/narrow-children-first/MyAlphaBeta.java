// exercise: 04
// truth: right
// mistake: none; the children with the fewest actions come first, ends before all others
// player: both
// style: sorted children
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Alpha-beta with a simple move ordering: states where the game is over first, then those with few replies. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<S> children = new ArrayList<>();
        for (A a : game.actions(state)) {
            children.add(game.result(state, a));
        }
        children.sort(Comparator.comparingInt(child -> replies(game, child)));
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (S child : children) {
                v = Math.max(v, value(game, child, alpha, beta));
                if (v >= beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (S child : children) {
                v = Math.min(v, value(game, child, alpha, beta));
                if (v <= alpha) {
                    return v;
                }
                beta = Math.min(beta, v);
            }
            return v;
        }
    }

    private int replies(Game<S, A> game, S state) {
        return game.terminal(state) ? 0 : game.actions(state).size();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        actions.sort(Comparator.comparingInt(a -> replies(game, game.result(state, a))));
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A a : actions) {
                int v = value(game, game.result(state, a), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A a : actions) {
                int v = value(game, game.result(state, a), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
