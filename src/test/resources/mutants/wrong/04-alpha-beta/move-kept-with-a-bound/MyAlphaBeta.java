// Wrong: values are kept as bounds for one game, and bestAction plays the move that was kept with a bound.
// Fails first: The same in awkward games, and however often it is called
// Says: asked about again and again
// Diagnosis: kept-between-calls

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, A> moves = new HashMap<>();
    private Game<S, A> known;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (known != game) {
            moves.clear();
            known = game;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > best : value < best) {
                moves.put(state, action);
            }
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break; // one of the two has something at least as good elsewhere, and will not let the game come here
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (known == game && moves.containsKey(state)) {
            return moves.get(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            // Strictly better only: a child that was cut returns a bound, and an equal bound is no equal value.
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
