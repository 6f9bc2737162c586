// exercise: 03
// truth: right
// mistake: none; bestAction puts the actions into a sorted map under their values, in parallel, and takes the last or the first entry
// player: both
// style: parallel stream at the root, ConcurrentSkipListMap, recursion by ternary reduce
// single: yes
// detail: of equally good actions any may be returned, not always the same
import java.util.concurrent.ConcurrentSkipListMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state)
                ? game.utility(state)
                : game.actions(state).stream()
                        .map(action -> value(game, game.result(state, action)))
                        .reduce(game.player(state) == Player.MAX ? Math::max : Math::min)
                        .orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ConcurrentSkipListMap<Integer, A> byValue = new ConcurrentSkipListMap<>();
        game.actions(state).parallelStream()
                .forEach(action -> byValue.put(value(game, game.result(state, action)), action));
        return (game.player(state) == Player.MAX ? byValue.lastEntry() : byValue.firstEntry()).getValue();
    }
}
