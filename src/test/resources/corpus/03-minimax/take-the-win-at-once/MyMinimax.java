// exercise: 03
// truth: wrong
// mistake: bestAction returns the first action that ends the game with a value good for the player, although another one may be worth more
// player: both
// style: two methods for MAX and MIN, shortcut in front
// single: yes
// detail: sometimes; never in Tic-Tac-Toe; bestAction of (1 2) is 0
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
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a)));
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a)));
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (game.terminal(next)) {
                int u = game.utility(next);
                if (max ? u > 0 : u < 0) {
                    return a;
                }
            }
        }
        A best = null;
        int bestValue = 0;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = a;
                bestValue = v;
            }
        }
        return best;
    }
}
