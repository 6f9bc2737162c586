// exercise: 04
// truth: wrong
// mistake: bestAction gives the next child best + 1 as alpha when MAX moves, so a child worth exactly one more comes back as a bound.
// player: MAX
// style: one method, loop with index at the root
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
        boolean maximizing = game.player(state) == Player.MAX;
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), alpha, beta);
            if (maximizing) {
                best = Math.max(best, child);
                alpha = Math.max(alpha, child);
            } else {
                best = Math.min(best, child);
                beta = Math.min(beta, child);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean maximizing = game.player(state) == Player.MAX;
        int index = 0;
        int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY);
        for (int i = 1; i < actions.size(); i++) {
            S next = game.result(state, actions.get(i));
            if (maximizing) {
                int v = value(game, next, best + 1, Window.INFINITY); // must be better than best
                if (v > best) {
                    best = v;
                    index = i;
                }
            } else {
                int v = value(game, next, -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    index = i;
                }
            }
        }
        return actions.get(index);
    }
}
