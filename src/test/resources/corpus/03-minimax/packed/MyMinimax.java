// exercise: 03
// truth: wrong
// mistake: bestAction packs a value and the number of its action into one int with six bits for the number, so from the 65th action on the number spills into the value.
// player: both
// style: value and index packed into one number, min and max of an IntStream
// single: yes
// detail: only bestAction in states with more than 64 actions
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int SHIFT = 6;
    private static final int MASK = (1 << SHIFT) - 1;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (max ? v > best : v < best) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        IntStream packed = IntStream.range(0, actions.size())
                .map(i -> (value(game, game.result(state, actions.get(i))) << SHIFT) + i);
        int best = (game.player(state) == Player.MAX ? packed.max() : packed.min()).getAsInt();
        return actions.get(best & MASK);
    }
}
