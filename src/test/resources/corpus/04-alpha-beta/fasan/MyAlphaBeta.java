// exercise: 04
// truth: right
// mistake: none; cuts only beyond equality (alpha > beta), which the README accepts
// player: both
// style: one method, ternaries, fail-soft
// single: yes
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
        boolean isMax = game.player(state).equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int child = value(game, game.result(state, a), alpha, beta);
            result = isMax ? Math.max(result, child) : Math.min(result, child);
            alpha = isMax ? Math.max(alpha, result) : alpha;
            beta = isMax ? beta : Math.min(beta, result);
            if (alpha > beta) {
                break;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state).equals(Player.MAX);
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action), a, b);
            if (isMax && child > a) {
                a = child;
                best = action;
            } else if (!isMax && child < b) {
                b = child;
                best = action;
            }
        }
        return best;
    }
}
