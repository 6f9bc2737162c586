// exercise: 03
// truth: wrong
// mistake: bestAction looks for the largest value for MIN as well
// player: MIN
// style: one loop in each method, recursion in value
// single: yes
// detail: always, where MIN has a choice between different values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            result = isMax ? Math.max(result, v) : Math.min(result, v);
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int bestValue = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (v > bestValue) {
                bestValue = v;
                choice = a;
            }
        }
        return choice;
    }
}
