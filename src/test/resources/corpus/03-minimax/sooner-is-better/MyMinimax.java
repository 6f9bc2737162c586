// exercise: 03
// truth: wrong
// mistake: a value loses 1 towards 0 with every ply, so that quick wins look better, and value is no longer the utility that is reached
// player: both
// style: helper that fades a value, Choice
// single: yes
// detail: always, unless the value is 0
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Choice<A> search(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = later(value(game, game.result(state, action)));
            if (best == null || better(game.player(state), v, best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best;
    }

    private static boolean better(Player player, int a, int b) {
        return player == Player.MAX ? a > b : a < b;
    }

    private static int later(int v) {
        return v - Integer.signum(v);
    }
}
