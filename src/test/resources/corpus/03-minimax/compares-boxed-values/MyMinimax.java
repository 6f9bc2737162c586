// exercise: 03
// truth: wrong
// mistake: bestAction looks for the child whose value is that of the state with == on two Integer objects, which fails for values outside -128 to 127, and then falls back on the first action
// player: both
// style: value first, then search for the child that has it
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state);
    }

    private Integer search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean maximizing = game.player(state) == Player.MAX;
        Integer best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            Integer v = search(game, game.result(state, action));
            best = maximizing ? Integer.valueOf(Math.max(best, v)) : Integer.valueOf(Math.min(best, v));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        Integer goal = search(game, state);
        for (A action : actions) {
            Integer reached = search(game, game.result(state, action));
            if (reached == goal) {
                return action;
            }
        }
        return actions.get(0);
    }
}
