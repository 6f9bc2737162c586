// exercise: 03
// truth: wrong
// mistake: bestAction always keeps the action with the largest value, also where it is MIN's turn.
// player: MIN
// style: value in one method with a ternary, bestAction as a loop that was only thought through for MAX
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            best = isMax ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        int bestValue = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (v > bestValue) {
                bestValue = v;
                bestAction = a;
            }
        }
        return bestAction;
    }
}
