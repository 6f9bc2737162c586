// exercise: 04
// truth: wrong
// mistake: bestAction assumes that the opponent of the player at the root moves next, although a player may move twice; value itself asks the game
// player: both
// style: minimax with a boolean, the helper takes whose turn it is and asks the game only further down
// single: yes
import java.util.List;
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
        return search(game, state, game.player(state) == Player.MAX, alpha, beta);
    }

    private int search(Game<S, A> game, S state, boolean maximizing, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = game.actions(state);
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (maximizing) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), !maximizing, alpha, beta);
            if (maximizing ? v > alpha : v < beta) {
                best = action;
                if (maximizing) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
