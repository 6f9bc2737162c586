// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field that the calls for the states below write as well
// player: both
// style: one method, boolean, field for the result
// single: yes
// detail: sometimes; the action is right if the last improvement at the root comes from the last child, or all children after it are ends
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (isMax ? v > best : v < best) {
                best = v;
                bestMove = action;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        bestMove = null;
        value(game, state);
        return bestMove;
    }
}
