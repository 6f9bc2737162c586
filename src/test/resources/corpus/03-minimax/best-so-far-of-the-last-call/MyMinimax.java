// exercise: 03
// truth: wrong
// mistake: bestAction keeps the best value in a field that is not set back, so a second call compares with the best of the first one
// kind: slip
// player: both
// style: fields, two methods for MAX and MIN
// single: yes
// detail: the first call on an object is right; a later one goes wrong (or returns null) unless it offers something better than all before
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private int highest = -Window.INFINITY;
    private int lowest = Window.INFINITY;

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
        A best = null;
        Player player = game.player(state);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (player == Player.MAX && v > highest) {
                highest = v;
                best = a;
            }
            if (player == Player.MIN && v < lowest) {
                lowest = v;
                best = a;
            }
        }
        return best;
    }
}
