// exercise: 03
// truth: wrong
// mistake: bestAction packs the value and the number of the action into one long with only eight bits for the number, so numbers from 256 on spill into the value.
// player: both
// style: bit packing, LongStream
// kind: subtle
// single: yes
// detail: bestAction in states with more than 256 actions.
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int BITS = 8;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Integer best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = best == null ? value : max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        // the value in the upper bits, the number of its action in the lower ones
        LongStream packed = IntStream.range(0, actions.size())
                .mapToLong(i -> ((long) value(game, game.result(state, actions.get(i))) << BITS) + i);
        long best = (game.player(state) == Player.MAX ? packed.max() : packed.min()).getAsLong();
        return actions.get((int) (best & ((1 << BITS) - 1)));
    }
}
