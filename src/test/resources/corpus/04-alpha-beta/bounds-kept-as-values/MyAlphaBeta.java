// exercise: 04
// truth: wrong
// mistake: a field remembers every returned number of a state as its exact value, also the bounds
// player: both
// style: memo in a field, fail-soft
// single: yes
// detail: only where a state is met again, in a later call or by another way
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> lastGame;
    private final Map<S, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != lastGame) {
            known.clear();
            lastGame = game;
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer stored = known.get(state);
        if (stored != null) {
            return stored;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        known.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
