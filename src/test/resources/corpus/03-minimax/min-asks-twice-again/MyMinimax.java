// exercise: 03
// truth: wrong
// mistake: minValue searches a child a second time when it is smaller than the best so far: once to compare, once to keep.
// player: MIN
// style: two methods, maxValue and minValue, ternary
// kind: slip
// single: yes
// detail: The number of leaves looked at, below every MIN node whose child is searched twice (in deep trees the time doubles with every second ply); the values are right.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
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
            v = value(game, game.result(state, a)) < v ? value(game, game.result(state, a)) : v;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            Choice<A> c = new Choice<>(a, value(game, game.result(state, a)));
            if (best == null || max && c.value() > best.value() || !max && c.value() < best.value()) {
                best = c;
            }
        }
        return best.action();
    }
}
