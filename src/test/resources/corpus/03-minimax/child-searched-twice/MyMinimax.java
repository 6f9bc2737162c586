// exercise: 03
// truth: wrong
// mistake: at a MIN node a child that is better is searched a second time to keep its value, so value looks at leaves more than once
// player: MIN
// style: separate methods for MAX and MIN, as in a textbook
// single: yes
// detail: values and actions are right; leaves are asked for 2 times, and 2 to the power of the number of MIN plies at worst
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
            S next = game.result(state, a);
            if (value(game, next) < v) {
                v = value(game, next);
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (best == null || (max && v > bestValue) || (!max && v < bestValue)) {
                best = a;
                bestValue = v;
            }
        }
        return best;
    }
}
