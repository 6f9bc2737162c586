// exercise: 04
// truth: wrong
// mistake: A map remembers what each state returned, but not whether that was a value or only a bound, and uses it in every window.
// player: both
// style: memo map in a field, emptied for another game
// kind: slip
// single: yes
// detail: The same state met again in another window: asked first with a narrow window and then with a wide one, reached by several paths, or value after bestAction.
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
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game != memoOf) {
            memo.clear();
            memoOf = game;
        }
        if (memo.containsKey(state)) {
            return memo.get(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        memo.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
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
