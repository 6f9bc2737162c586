// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field that every call of the recursion writes, so bestAction often returns an action of a node further down
// player: both
// style: two methods, field
// single: yes
// detail: the values are right; the field is right only if the root improves after everything below has been looked at
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state);
        }
        return minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a));
            if (w > v) {
                v = w;
                bestMove = a;
            }
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a));
            if (w < v) {
                v = w;
                bestMove = a;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
