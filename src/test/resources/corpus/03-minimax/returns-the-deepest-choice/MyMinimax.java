// exercise: 03
// truth: wrong
// mistake: The search keeps the child's whole Choice instead of pairing its value with the action taken here, so bestAction returns the last action of the line; it is only right where that happens to have the same number or the best child is an end.
// player: both
// style: recursion over Choice records in two methods
// single: yes
// detail: value is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return choose(game, state, null).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, null).action();
    }

    private Choice<A> choose(Game<S, A> game, S state, A last) {
        if (game.terminal(state)) {
            return new Choice<>(last, game.utility(state));
        }
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            Choice<A> c = choose(game, game.result(state, a), a);
            if (best == null) {
                best = c;
            } else if (game.player(state) == Player.MAX) {
                best = c.value() > best.value() ? c : best;
            } else {
                best = c.value() < best.value() ? c : best;
            }
        }
        return best;
    }
}
