// exercise: 04
// truth: right
// mistake: none; bestAction leaves the window open by one (best - 1 for MAX, best + 1 for MIN), so an equal number is an equal value, and plays a random one of the best
// player: both
// style: AIMA methods highest and lowest, list of ties and a lot among them
// single: yes
// detail: like a cut at alpha > beta it looks at ties in full, nothing more
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
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
        return game.player(state) == Player.MAX
                ? highest(game, state, alpha, beta)
                : lowest(game, state, alpha, beta);
    }

    private int highest(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private int lowest(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    /** Any of the best ones, by lot. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> equals = new ArrayList<>();
        int best = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (equals.isEmpty()) {
                v = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = value(game, next, best - 1, Window.INFINITY);
            } else {
                v = value(game, next, -Window.INFINITY, best + 1);
            }
            if (equals.isEmpty() || (max ? v > best : v < best)) {
                equals.clear();
                best = v;
            }
            if (v == best) {
                equals.add(action);
            }
        }
        return equals.get(ThreadLocalRandom.current().nextInt(equals.size()));
    }
}
