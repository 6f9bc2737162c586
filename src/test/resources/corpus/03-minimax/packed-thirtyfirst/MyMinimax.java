// exercise: 03
// truth: wrong
// mistake: bestAction packs value and index into one number as 100 * value + index, so from the 101st action on the index counts as value and the decoded action is another one
// player: both
// style: value and index packed into an int, IntStream, floorMod
// kind: subtle
// single: yes
// detail: bestAction in states with more than 100 actions, when the best action has an index of 100 or more, or one beyond 99 comes within a few points of the best; up to 100 actions all is right, as is value
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** Room for the index of an action behind its value. */
    private static final int ROOM = 100;

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
        // the value decides, and among equal values the index
        IntStream packed = IntStream.range(0, actions.size())
                .map(i -> ROOM * value(game, game.result(state, actions.get(i))) + i);
        int best = game.player(state) == Player.MAX ? packed.max().getAsInt() : packed.min().getAsInt();
        return actions.get(Math.floorMod(best, ROOM));
    }
}
