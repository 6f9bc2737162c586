// exercise: 03
// truth: wrong
// mistake: MIN asks for the value of each better child twice, once to compare and again to keep it, so leaves below MIN nodes are looked at more than once
// player: MIN
// style: one method, one loop for each player
// single: yes
// detail: values and actions are right; MAX keeps the value in a variable

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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                if (v > best) {
                    best = v;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                if (value(game, game.result(state, action)) < best) {
                    best = value(game, game.result(state, action));
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
