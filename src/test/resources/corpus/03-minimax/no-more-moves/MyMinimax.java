// exercise: 03
// truth: wrong
// mistake: A state counts as the end only if there is no action left; game.terminal is never asked.
// player: both
// style: one record for value and action, recursion that returns it
// single: yes
// detail: in games that still list actions after their end, as Game allows; right in the games of the course

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
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
        List<A> moves = game.actions(state);
        if (moves.isEmpty()) {
            return new Choice<>(null, game.utility(state));
        }
        Player mover = game.player(state);
        Choice<A> best = null;
        for (A move : moves) {
            Choice<A> here = new Choice<>(move, search(game, game.result(state, move)).value());
            best = best == null ? here : better(mover, best, here);
        }
        return best;
    }

    private Choice<A> better(Player mover, Choice<A> old, Choice<A> now) {
        int difference = now.value() - old.value();
        return (mover == Player.MAX ? difference : -difference) > 0 ? now : old;
    }
}
