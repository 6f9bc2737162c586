// exercise: 04
// truth: wrong
// mistake: bestAction takes an action noted during an earlier search of the same game, even if that state was then searched with a narrow window
// player: both
// style: table of planned actions in a field, emptied for another game
// single: yes
// detail: rare; only if the same game object was searched before: value with the full window, then bestAction of a state off the best line, or value with a narrow window and then bestAction: after value of (4 (4 1)) bestAction of its second child is 0 instead of 1
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, A> plan = new HashMap<>();
    private Game<S, A> planned;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (planned != game) {
            plan.clear();
            planned = game;
        }
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        A best = null;
        int value = 0;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (best == null || (player == Player.MAX ? v > value : v < value)) {
                best = action;
                value = v;
            }
            if (player == Player.MAX) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        plan.put(state, best);
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (planned != game || !plan.containsKey(state)) {
            value(game, state, -Window.INFINITY, Window.INFINITY);
        }
        return plan.get(state);
    }
}
