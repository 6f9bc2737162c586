// exercise: 03
// truth: wrong
// mistake: Stops looking as soon as MAX has 1 or more, or MIN has -1 or less, as if every game were Tic-Tac-Toe, so larger values further right are missed.
// player: both
// style: written with Tic-Tac-Toe in mind, constants WIN and LOSS, early return
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WIN = 1;
    private static final int LOSS = -1;

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
        Player me = game.player(state);
        Choice<A> best = new Choice<>(null, me == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action)).value();
            if (me == Player.MAX && v > best.value()) {
                best = new Choice<>(action, v);
                if (v >= WIN) return best;      // it does not get any better than that
            }
            if (me == Player.MIN && v < best.value()) {
                best = new Choice<>(action, v);
                if (v <= LOSS) return best;
            }
        }
        return best;
    }
}
