// exercise: 03
// truth: wrong
// mistake: maxValue always calls minValue and the other way round, so where a player moves twice in a row the second node is played for the opponent; wrong values
// player: both
// style: two methods that call each other, Choice as their result
// single: no
// detail: right where the players alternate; second mistake: bestAction always calls maxValue, so for MIN it returns the action with the largest value

import plybook.task.Choice;
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
            return maxValue(game, state).value();
        }
        return minValue(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return maxValue(game, state).action();
    }

    private Choice<A> maxValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best = new Choice<>(null, -Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = minValue(game, game.result(state, action)).value();
            if (v > best.value()) {
                best = new Choice<>(action, v);
            }
        }
        return best;
    }

    private Choice<A> minValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best = new Choice<>(null, Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = maxValue(game, game.result(state, action)).value();
            if (v < best.value()) {
                best = new Choice<>(action, v);
            }
        }
        return best;
    }
}
