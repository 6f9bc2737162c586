// exercise: 03
// truth: right
// mistake: none; the root's actions are searched in parallel, and the action is taken from either end of a sorted map from values to actions
// player: both
// style: parallel streams, concurrent skip list map
// single: yes
// detail: -
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            best = best == null ? v : max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ConcurrentNavigableMap<Integer, A> byValue = new ConcurrentSkipListMap<>();
        game.actions(state).parallelStream()
                .forEach(action -> byValue.put(value(game, game.result(state, action)), action));
        return game.player(state) == Player.MAX
                ? byValue.lastEntry().getValue()
                : byValue.firstEntry().getValue();
    }
}
