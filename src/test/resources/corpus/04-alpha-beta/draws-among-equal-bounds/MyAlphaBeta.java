// exercise: 04
// truth: wrong
// mistake: children whose bound equals the best are taken for equally good and may be drawn
// player: both
// style: two methods; a list of candidates and a random draw
// single: yes
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
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    /** Not always the same game: draws one of the best moves. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> candidates = new ArrayList<>();
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (candidates.isEmpty() || (max ? v > best : v < best)) {
                best = v;
                candidates.clear();
                candidates.add(a);
            } else if (v == best) {
                candidates.add(a);
            }
        }
        return candidates.get(ThreadLocalRandom.current().nextInt(candidates.size()));
    }
}
