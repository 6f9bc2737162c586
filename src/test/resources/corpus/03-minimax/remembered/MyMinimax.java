// exercise: 03
// truth: wrong
// mistake: the map of known states is a field that only value empties, so bestAction takes over values of an earlier call even if that call was about another game
// player: both
// style: a memo in a field, computeIfAbsent avoided, private method look
// kind: subtle
// single: yes
// detail: bestAction after any call of the same object for another game that has equal states but other utilities (the same tree shape with other leaf values, the same board game with other rewards); value alone is right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        memo.clear();
        return look(game, state);
    }

    private int look(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (memo.containsKey(state)) {
            return memo.get(state);
        }
        boolean max = game.player(state) == Player.MAX;
        boolean first = true;
        int best = 0;
        for (A action : game.actions(state)) {
            int value = look(game, game.result(state, action));
            if (first || (max ? value > best : value < best)) {
                best = value;
                first = false;
            }
        }
        memo.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = look(game, state);
        for (A action : game.actions(state)) {
            if (look(game, game.result(state, action)) == target) {
                return action;
            }
        }
        // cannot happen: one of the actions has the value
        return game.actions(state).get(0);
    }
}
