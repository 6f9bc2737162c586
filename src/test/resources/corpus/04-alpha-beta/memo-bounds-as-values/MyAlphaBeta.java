// exercise: 04
// truth: wrong
// mistake: A memo table kept for as long as the same game is searched stores whatever value returns, bounds included, and gives them out as exact values for any later window.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();
    private Game<S, A> memoOf;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != memoOf) {
            memo.clear();
            memoOf = game;
        }
        Integer known = memo.get(state);
        if (known != null) return known;
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        memo.put(state, best);
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
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
