// exercise: 04
// truth: wrong
// mistake: bestAction collects all actions whose number equals the best and draws one of them, although behind an equal number there may be only the bound of a cut child that is worse.
// player: both
// style: list of candidates and java.util.Random so that play is less boring
// single: yes
// detail: nothing is fixed by a seed, so it takes a few ties to show
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
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v >= beta) return beta;
                if (v > alpha) alpha = v;
            }
            return alpha;
        } else {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v <= alpha) return alpha;
                if (v < beta) beta = v;
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<A> candidates = new ArrayList<>();
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            int best = max ? alpha : beta;
            if (max ? v > best : v < best) {
                candidates.clear();
                candidates.add(a);
                if (max) alpha = v; else beta = v;
            } else if (v == best) {
                candidates.add(a);
            }
        }
        return candidates.get(random.nextInt(candidates.size()));
    }
}
