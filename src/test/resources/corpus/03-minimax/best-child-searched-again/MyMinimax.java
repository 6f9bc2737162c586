// exercise: 03
// truth: wrong
// mistake: value first looks for the best action and then searches the state after it once more, so the leaves there are looked at twice in one call
// kind: slip
// player: both
// style: streams, map entries, value by way of bestAction
// single: yes
// detail: the answers are right, the number of leaves is not
import java.util.Map;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        A best = bestAction(game, state);
        return minimax(game, game.result(state, best));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Stream<Map.Entry<A, Integer>> rated = game.actions(state).stream()
                .map(action -> Map.entry(action, minimax(game, game.result(state, action))));
        var byValue = Map.Entry.<A, Integer>comparingByValue();
        return (game.player(state) == Player.MAX ? rated.max(byValue) : rated.min(byValue)).orElseThrow().getKey();
    }

    private int minimax(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, game.result(state, action)));
        }
        return sign * best;
    }
}
