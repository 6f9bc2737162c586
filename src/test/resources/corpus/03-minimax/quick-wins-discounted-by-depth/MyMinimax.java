// exercise: 03
// truth: wrong
// mistake: bestAction takes a point off for each ply so that quick wins look better, which can outweigh a real difference between two values
// kind: subtle
// player: both
// style: second recursion with a depth for the choice
// single: yes
// detail: needs values that differ by less than the lengths of the lines; value is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : search(game, state, 0, false).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, 0, true).action();
    }

    private Choice<A> search(Game<S, A> game, S state, int depth, boolean preferQuick) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            if (preferQuick) {
                utility -= Integer.signum(utility) * depth;
            }
            return new Choice<>(null, utility);
        }
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = new Choice<>(null, max ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), depth + 1, preferQuick).value();
            if (max ? value > best.value() : value < best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
