// exercise: 03
// truth: right
// mistake: none; maxValue and minValue as in the textbook, but each state is asked whose turn it is
// player: both
// style: Russell and Norvig's two functions behind a dispatcher
// single: yes
// detail: always
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
        return game.player(state) == Player.MAX ? argMax(game, state) : argMin(game, state);
    }

    private A argMax(Game<S, A> game, S state) {
        A arg = null;
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a));
            if (w > v) {
                v = w;
                arg = a;
            }
        }
        return arg;
    }

    private A argMin(Game<S, A> game, S state) {
        A arg = null;
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a));
            if (w < v) {
                v = w;
                arg = a;
            }
        }
        return arg;
    }
}
