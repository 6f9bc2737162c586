// exercise: 03
// truth: wrong
// mistake: after a move of MAX it is always minValue that goes on, and after one of MIN maxValue, without asking whose turn it is
// player: both
// style: ported from the pseudocode of a textbook
// single: yes
// detail: sometimes, when a player moves twice
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    // function MINIMAX-DECISION(state) returns an action
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        A bestA = null;
        int bestV = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = isMax ? minValue(game, game.result(state, a)) : maxValue(game, game.result(state, a));
            if (isMax ? v > bestV : v < bestV) {
                bestV = v;
                bestA = a;
            }
        }
        return bestA;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    // function MAX-VALUE(state) returns a utility value
    private int maxValue(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int v = Integer.MIN_VALUE;
        for (A a : game.actions(state)) v = Math.max(v, minValue(game, game.result(state, a)));
        return v;
    }

    // function MIN-VALUE(state) returns a utility value
    private int minValue(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int v = Integer.MAX_VALUE;
        for (A a : game.actions(state)) v = Math.min(v, maxValue(game, game.result(state, a)));
        return v;
    }
}
