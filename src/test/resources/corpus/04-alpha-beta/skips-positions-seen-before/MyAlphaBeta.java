// exercise: 04
// truth: wrong
// mistake: leaves out a child that was already reached by another order of moves, as if it were not there
// player: both
// style: a HashSet of visited positions
// single: yes
// detail: only in games where two ways lead to one position, such as Tic-Tac-Toe; trees show nothing
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

    private int search(Game<S, A> game, S state, int alpha, int beta, Set<S> seen) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!seen.add(next)) {
                continue; // this position was already examined by another order of the moves
            }
            int v = search(game, next, alpha, beta, seen);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, new HashSet<>());
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
