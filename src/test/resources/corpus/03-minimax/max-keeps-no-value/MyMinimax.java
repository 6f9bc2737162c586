// exercise: 03
// truth: wrong
// mistake: in bestAction MAX keeps the action but never the new best value, so every action better than minus infinity replaces the one before and MAX gets the last action
// player: MAX
// style: one loop with an if for each player
// single: yes
// detail: bestAction only; MIN keeps both

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
        int best = game.player(state) == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (game.player(state) == Player.MAX) {
                best = Math.max(best, v);
            } else {
                best = Math.min(best, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int maxValue = -Window.INFINITY;
        int minValue = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (game.player(state) == Player.MAX && v > maxValue) {
                chosen = action;
            }
            if (game.player(state) == Player.MIN && v < minValue) {
                minValue = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
