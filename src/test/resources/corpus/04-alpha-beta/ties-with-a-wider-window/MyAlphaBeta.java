// exercise: 04
// truth: right
// mistake: none; at the root the window is left open by one, so that equal values are exact and one of the best is drawn by lot
// player: both
// style: streams for the lot, list of best actions, two methods for the two players
// single: yes
// detail: always
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
        return game.player(state) == Player.MAX ? up(game, state, alpha, beta) : down(game, state, alpha, beta);
    }

    private int up(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int down(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> best = new ArrayList<>();
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int alpha = best.isEmpty() || !max ? -Window.INFINITY : bestValue - 1;
            int beta = best.isEmpty() || max ? Window.INFINITY : bestValue + 1;
            int v = value(game, game.result(state, action), alpha, beta);
            if (best.isEmpty() || (max ? v > bestValue : v < bestValue)) {
                best.clear();
                bestValue = v;
            }
            if (v == bestValue) {
                best.add(action);
            }
        }
        return best.get(ThreadLocalRandom.current().nextInt(best.size()));
    }
}
