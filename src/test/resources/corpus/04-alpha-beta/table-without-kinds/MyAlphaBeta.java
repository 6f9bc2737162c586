// exercise: 04
// truth: wrong
// mistake: a table keeps the number of a cut node and later gives it as if it were the exact value
// player: both
// style: transposition table in a field, cleared for a new game
// single: yes
// detail: sometimes; a state is searched again with another window, by another line or by a later call
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();
    private Game<S, A> lastGame;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        forGame(game);
        return search(game, state, alpha, beta);
    }

    private void forGame(Game<S, A> game) {
        if (game != lastGame) {
            table.clear();
            lastGame = game;
        }
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer seen = table.get(state);
        if (seen != null) {
            return seen;
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
        }
        table.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        forGame(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
