// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in the initial state of the game instead of the state that it was given
// player: both
// style: value with streams, bestAction with a loop
// single: yes
// detail: sometimes; only if the state's player is not the one who begins the game
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
        var values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return game.player(state) == Player.MAX ? values.max().orElseThrow() : values.min().orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        A best = null;
        int bestValue = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (me == Player.MAX ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = a;
            }
        }
        return best;
    }
}
