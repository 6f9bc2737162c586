// exercise: 03
// truth: wrong
// mistake: For MIN the smallest value starts at 1000, which is not beyond every value.
// player: MIN
// style: one method with if
// single: yes
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action)));
            }
            return best;
        } else {
            int best = 1000;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action)));
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (bestAction == null
                    || game.player(state) == Player.MAX && v > bestValue
                    || game.player(state) == Player.MIN && v < bestValue) {
                bestAction = action;
                bestValue = v;
            }
        }
        return bestAction;
    }
}
