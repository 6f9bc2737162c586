// exercise: 03
// truth: wrong
// mistake: bestAction goes through the actions and results of the initial state instead of those of the given state.
// player: both
// style: Choice, helper for better
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : choose(game, state).value();
    }

    private Choice<A> choose(Game<S, A> game, S state) {
        Player p = game.player(state);
        Choice<A> best = new Choice<>(null, p == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (better(p, v, best.value())) best = new Choice<>(a, v);
        }
        return best;
    }

    private boolean better(Player p, int v, int than) {
        return p == Player.MAX ? v > than : v < than;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, game.initialState()).action();
    }
}
