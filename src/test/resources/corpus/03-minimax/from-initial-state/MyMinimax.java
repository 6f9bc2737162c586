// exercise: 03
// truth: wrong
// mistake: bestAction lists the actions of game.initialState() instead of those of the state it was given.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        S now = game.initialState();
        boolean max = game.player(now) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(now)) {
            int v = value(game, game.result(now, action));
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }
}
