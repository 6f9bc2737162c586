// exercise: 04
// truth: right
// mistake: none
// player: both
// style: all best actions by a window wider by one, one drawn at random
// single: yes
// detail: the root's window is wider by one, as in a search for all best actions
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Random random = new Random();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            best = max
                    ? Math.max(best, value(game, next, best, beta))
                    : Math.min(best, value(game, next, alpha, best));
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }

    /** One of all best actions. The window is left open by one, so that what equals the best is really as good. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> ties = new ArrayList<>();
        int best = 0;
        for (A a : game.actions(state)) {
            int alpha = max && !ties.isEmpty() ? best - 1 : -Window.INFINITY;
            int beta = !max && !ties.isEmpty() ? best + 1 : Window.INFINITY;
            int v = value(game, game.result(state, a), alpha, beta);
            if (ties.isEmpty() || (max ? v > best : v < best)) {
                best = v;
                ties = new ArrayList<>();
            }
            if (v == best) {
                ties.add(a);
            }
        }
        return ties.get(random.nextInt(ties.size()));
    }
}
