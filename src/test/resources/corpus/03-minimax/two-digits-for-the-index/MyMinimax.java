// exercise: 03
// truth: wrong
// mistake: bestAction packs value and index as 100 * value + index, so from the 101st action on the index spills into the value
// player: both
// style: packed numbers, streams at the root
// single: yes
// detail: sometimes; only at roots with more than 100 actions, e.g. MAX with 101 ends worth 0, 5, 0 ... 0, 5: the last is packed as 600, so action 0 is chosen
import java.util.List;
import java.util.stream.LongStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int result = 0;
        boolean any = false;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (!any || (isMax ? v > result : v < result)) {
                result = v;
                any = true;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        LongStream packed = LongStream.range(0, actions.size())
                .map(i -> 100L * value(game, game.result(state, actions.get((int) i))) + i);
        long best = game.player(state) == Player.MAX ? packed.max().getAsLong() : packed.min().getAsLong();
        return actions.get((int) Math.floorMod(best, 100L));
    }
}
