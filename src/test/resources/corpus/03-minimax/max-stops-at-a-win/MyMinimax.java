// exercise: 03
// truth: wrong
// mistake: MAX stops looking as soon as a child is worth exactly 1, as if no game had a larger value than a win in Tic-Tac-Toe
// player: MAX
// style: negation by a factor, one method for both
// single: yes
// detail: sometimes; only where a MAX node meets a 1 before something larger. MIN does not stop at -1
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WIN = 1;

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : choose(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state).action();
    }

    private Choice<A> choose(Game<S, A> game, S state) {
        Player me = game.player(state);
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            Choice<A> candidate = new Choice<>(a, value(game, game.result(state, a)));
            if (best == null || better(me, candidate, best)) {
                best = candidate;
            }
            if (me == Player.MAX && best.value() == WIN) {
                return best; // a win, no need to look for more
            }
        }
        return best;
    }

    private boolean better(Player me, Choice<A> one, Choice<A> other) {
        int factor = me == Player.MAX ? 1 : -1;
        return factor * one.value() > factor * other.value();
    }
}
