// exercise: 03
// truth: wrong
// mistake: Two methods that call each other in turn: after a MAX node always minValue and the other way round; whose turn it is is asked only for the first state, so players in a row are searched wrongly.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) v = Math.max(v, minValue(game, game.result(state, a)));
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int v = Window.INFINITY;
        for (A a : game.actions(state)) v = Math.min(v, maxValue(game, game.result(state, a)));
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
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
