// exercise: 03
// truth: wrong
// mistake: bestAction packs value and index into one int with 12 bits for the index, so values from 524,288 on (or below -524,288) overflow
// kind: subtle
// player: both
// style: packed ints, streams
// single: yes
// detail: only with values of the actions beyond about half a million
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** No game has more actions than these bits can count. */
    private static final int INDEX_BITS = 12;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        IntStream packed = IntStream.range(0, actions.size())
                .map(i -> value(game, game.result(state, actions.get(i))) << INDEX_BITS | i);
        int best = (game.player(state) == Player.MAX ? packed.max() : packed.min()).getAsInt();
        return actions.get(best & (1 << INDEX_BITS) - 1);
    }
}
