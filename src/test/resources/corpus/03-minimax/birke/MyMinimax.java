// exercise: 03
// truth: wrong
// mistake: MAX calls value for a child once to compare and once more to keep it, so leaves are looked at twice.
// player: MAX
// style: two methods
// single: yes
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
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (value(game, next) > v) {
                v = value(game, next);
            }
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int w = value(game, next);
            if (w < v) {
                v = w;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A action = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (max ? v > best : v < best) {
                best = v;
                action = a;
            }
        }
        return action;
    }
}
