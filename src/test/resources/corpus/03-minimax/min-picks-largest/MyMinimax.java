// exercise: 03
// truth: wrong
// mistake: bestAction returns the action of the largest value for MIN as well
// player: MIN
// style: IntSummaryStatistics in value, one value per action in a map, Collections.max
// single: yes
// detail: value is right; bestAction is wrong for MIN whenever the children differ
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntSummaryStatistics follow = new IntSummaryStatistics();
        for (A a : game.actions(state)) {
            follow.accept(value(game, game.result(state, a)));
        }
        return game.player(state) == Player.MAX ? follow.getMax() : follow.getMin();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<A, Integer> worth = new LinkedHashMap<>();
        for (A a : game.actions(state)) {
            worth.put(a, value(game, game.result(state, a)));
        }
        return Collections.max(worth.entrySet(), Map.Entry.comparingByValue()).getKey();
    }
}
