// exercise: 04
// truth: wrong
// mistake: Children are ordered in a TreeSet by how many actions follow; two children with as many count as equal for the set, and the second is dropped.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.Comparator;
import java.util.TreeSet;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Ordered<S> ordered(Game<S, A> game, S state) {
        Ordered<S> set = new Ordered<>(Comparator.comparingInt(s -> game.terminal(s) ? 0 : game.actions(s).size()));
        for (A action : game.actions(state)) set.add(game.result(state, action));
        return set;
    }

    /** a sorted set of states */
    private static final class Ordered<S> extends TreeSet<S> {
        private static final long serialVersionUID = 1;

        Ordered(Comparator<S> order) {
            super(order);
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (S next : ordered(game, state)) {
            int v = value(game, next, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
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
