// exercise: 03
// truth: wrong
// mistake: value and number of the action are packed into one int with four bits for the number, so a node with more than 16 actions spoils them
// player: both
// style: value and index packed into an int, one loop for both players
// single: yes
// detail: sometimes: only for nodes with more than 16 actions; seen: a node with 20 leaves 0, 0, ... 0 gives 1
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int BITS = 4;

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : best(game, state) >> BITS;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int index = best(game, state) & ((1 << BITS) - 1);
        return game.actions(state).get(index);
    }

    /** The value of the state in the upper bits, the index of its best action in the lower ones. */
    private int best(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < actions.size(); i++) {
            int packed = (value(game, game.result(state, actions.get(i))) << BITS) + i;
            best = max ? Math.max(best, packed) : Math.min(best, packed);
        }
        return best;
    }
}
