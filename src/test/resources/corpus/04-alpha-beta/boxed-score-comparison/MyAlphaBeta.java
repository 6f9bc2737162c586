// exercise: 04
// truth: wrong
// mistake: bestAction compares two Integer objects with !=, so that equal scores beyond 127 count as different and a later bound that ties replaces the best action
// player: both
// style: null as "no best yet", boxed Integer, local lambda
// single: yes
import java.util.function.BiPredicate;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        BiPredicate<Integer, Integer> worse = max ? (x, y) -> x < y : (x, y) -> x > y;
        Integer bestScore = null;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int lo = max && bestScore != null ? bestScore : -Window.INFINITY;
            int hi = !max && bestScore != null ? bestScore : Window.INFINITY;
            Integer score = value(game, game.result(state, move), lo, hi);
            // the first one always counts; later ones must differ and must not be worse
            if (bestScore == null || (score != bestScore && !worse.test(score, bestScore))) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
