// exercise: 03
// truth: wrong
// mistake: A finished game's utility is turned for the player who would be MIN at the parent ("good for me is positive"), although it is MAX's view already.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.*;
import plybook.task.*;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return best(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return best(game, state).action();
    }

    private Choice<A> best(Game<S, A> game, S state) {
        Player me = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else {
                v = best(game, next).value();
            }
            if (best == null || (me == Player.MAX ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best;
    }
}
