// exercise: 03
// truth: wrong
// mistake: the early exit at the top value 1,000,000 is taken at MIN's nodes too, where it should be -1,000,000
// player: MIN
// style: one loop for both players, early exit in the loop
// single: yes
// detail: sometimes; only if a child of a MIN node is worth 1,000,000 and a later one less
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Choice<A> search(Game<S, A> game, S state) {
        Player me = game.player(state);
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (best == null || better(me, value, best.value())) {
                best = new Choice<>(action, value);
            }
            if (best.value() >= Window.MAX_VALUE) {
                break; // nothing can beat this
            }
        }
        return best;
    }

    private static boolean better(Player me, int a, int b) {
        return me == Player.MAX ? a > b : a < b;
    }
}
