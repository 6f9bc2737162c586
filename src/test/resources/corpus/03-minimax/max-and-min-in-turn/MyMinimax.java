// exercise: 03
// truth: right
// mistake: none; three methods in the AIMA manner, which call each other by whose turn it is
// player: both
// style: AIMA pseudocode, pairs of value and action, streams in one place
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Choice<A> search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private Choice<A> maxValue(Game<S, A> game, S state) {
        int v = -Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v2 = search(game, game.result(state, a)).value();
            if (v2 > v) {
                v = v2;
                move = a;
            }
        }
        return new Choice<>(move, v);
    }

    private Choice<A> minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v2 = search(game, game.result(state, a)).value();
            if (v2 < v) {
                v = v2;
                move = a;
            }
        }
        return new Choice<>(move, v);
    }
}
