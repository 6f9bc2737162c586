// exercise: 03
// truth: wrong
// mistake: the constant for a won game is 100000 instead of 1000000, and no further action is tried once it is reached
// player: both
// style: one recursive method with Choice
// single: yes
// detail: rare; only with values of 100000 and more (or -100000 and less): (150000 200000) is valued 150000
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** Nothing is worth more than this to anybody. */
    private static final int WON = 100000;

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
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action)).value();
            if (best == null || sign * v > sign * best.value()) {
                best = new Choice<>(action, v);
                if (sign * v >= WON) {
                    break;
                }
            }
        }
        return best;
    }
}
