// exercise: 03
// truth: wrong
// mistake: bestAction for MAX starts with a best value of 0, so where every action is worth 0 or less it returns null
// player: MAX
// style: two methods max and min, bestAction with a loop for each player
// single: yes
// detail: MIN starts with Window.INFINITY; value is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) v = Math.max(v, value(game, game.result(state, a)));
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) v = Math.min(v, value(game, game.result(state, a)));
        return v;
    }

    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        if (game.player(state) == Player.MAX) {
            int best = 0;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a));
                if (v > best) {
                    best = v;
                    bestAction = a;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a));
                if (v < best) {
                    best = v;
                    bestAction = a;
                }
            }
        }
        return bestAction;
    }
}
