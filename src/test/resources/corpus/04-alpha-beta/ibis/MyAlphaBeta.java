// exercise: 04
// truth: wrong
// mistake: A set of visited states makes it skip a position that it has met before in the same search, as if that child were not there.
// player: both
// style: HashSet against doing work twice, made anew for each search
// single: yes
import java.util.HashSet;
import java.util.Set;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashSet<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Set<S> visited) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (!visited.add(next)) {
                continue; // already looked at
            }
            int v = search(game, next, alpha, beta, visited);
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (best == null || (max ? v > alpha : v < beta)) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
