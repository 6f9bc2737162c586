// exercise: 03
// truth: wrong
// mistake: stops at the first action that is worth more than 0 to the player who moves, although a later one may be worth more
// player: both
// style: early return
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return decide(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return decide(game, state).action();
    }

    private Choice<A> decide(Game<S, A> game, S state) {
        Player me = game.player(state);
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            Choice<A> c = new Choice<>(a, value(game, game.result(state, a)));
            if (wins(me, c.value())) {
                return c; // nothing better than a win
            }
            if (best == null || better(me, c, best)) {
                best = c;
            }
        }
        return best;
    }

    private boolean wins(Player p, int value) {
        return p == Player.MAX ? value > 0 : value < 0;
    }

    private boolean better(Player p, Choice<A> a, Choice<A> b) {
        return p == Player.MAX ? a.value() > b.value() : a.value() < b.value();
    }
}
