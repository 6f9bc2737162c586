// exercise: 03
// truth: wrong
// mistake: maxValue always calls minValue and minValue always maxValue, though a player may move twice in a row
// player: both
// style: two methods that call each other, as in the textbook's pseudocode
// single: yes
// detail: only where the players do not take turns
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
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, minValue(game, game.result(state, a)));
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, maxValue(game, game.result(state, a)));
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a));
                if (w > v) {
                    v = w;
                    best = a;
                }
            }
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a));
                if (w < v) {
                    v = w;
                    best = a;
                }
            }
        }
        return best;
    }
}
