// exercise: 03
// truth: wrong
// mistake: bestAction packs 10000 * value + number of the action into an int, which overflows where a value is beyond about 214,748
// kind: subtle
// player: both
// style: value and number of the action packed into one int
// single: yes
// detail: bestAction only, and only with values beyond 214,748 in size
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int MOST_ACTIONS = 10_000;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = max ? Math.max(value, best) : Math.min(value, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        IntStream packed = IntStream.range(0, actions.size())
                .map(i -> MOST_ACTIONS * value(game, game.result(state, actions.get(i))) + i);
        int best = game.player(state) == Player.MAX ? packed.max().getAsInt() : packed.min().getAsInt();
        return actions.get(Math.floorMod(best, MOST_ACTIONS));
    }
}
