// exercise: 03
// truth: wrong
// mistake: MIN's loop ends at size() - 1, so the last child of a MIN node with two or more children is never looked at; wrong values (and actions) where it is the smallest
// player: MIN
// style: index loops, first child as the first best
// single: yes
// detail: off by one in minValue only; bestAction goes through all actions

import java.util.List;
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
            return maxValue(game, state, game.actions(state));
        }
        return minValue(game, state, game.actions(state));
    }

    private int maxValue(Game<S, A> game, S state, List<A> actions) {
        int best = value(game, game.result(state, actions.get(0)));
        for (int i = 1; i < actions.size(); i++) {
            best = Math.max(best, value(game, game.result(state, actions.get(i))));
        }
        return best;
    }

    private int minValue(Game<S, A> game, S state, List<A> actions) {
        int best = value(game, game.result(state, actions.get(0)));
        for (int i = 1; i < actions.size() - 1; i++) {
            best = Math.min(best, value(game, game.result(state, actions.get(i))));
        }
        return best;
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
