// exercise: 04
// truth: right
// mistake: none; children in a random order with a fixed seed
// player: both
// style: best-compare, random order
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/**
 * The order of the children is shuffled, because I read that random move ordering is a fair baseline.
 * The seed is fixed so that I get the same run every time.
 */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final long SEED = 20240117L;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new Random(SEED));
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Random random) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state).equals(Player.MAX);
        Integer best = null;
        for (A action : shuffled(game.actions(state), random)) {
            int score = search(game, game.result(state, action), alpha, beta, random);
            if (best == null || (isMax && score > best) || (!isMax && score < best)) {
                best = score;
            }
            if (isMax) {
                if (best >= beta) return best;
                alpha = Math.max(alpha, best);
            } else {
                if (best <= alpha) return best;
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    private List<A> shuffled(List<A> actions, Random random) {
        List<A> copy = new ArrayList<>(actions);
        Collections.shuffle(copy, random);
        return copy;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Random random = new Random(SEED);
        boolean isMax = game.player(state).equals(Player.MAX);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A chosen = null;
        for (A action : shuffled(game.actions(state), random)) {
            int score = search(game, game.result(state, action), alpha, beta, random);
            boolean improves = isMax ? score > alpha : score < beta;
            if (!improves) continue;
            chosen = action;
            if (isMax) alpha = score; else beta = score;
        }
        return chosen;
    }
}
