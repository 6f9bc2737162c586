// exercise: 03
// truth: wrong
// mistake: the table of values is kept as long as the root state is equal to the last one, even if the game is another one
// player: both
// style: memo in a field, computed once per state
// single: yes
// detail: sometimes; only when two games have equal states but different values and are asked from the same root one after the other, e.g. two TreeGames of one shape with other leaf values
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();
    private S root;

    private void startFrom(S state) {
        if (!state.equals(root)) {
            memo.clear();
            root = state;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        startFrom(state);
        return solve(game, state);
    }

    private int solve(Game<S, A> game, S state) {
        Integer known = memo.get(state);
        if (known != null) {
            return known;
        }
        int answer;
        if (game.terminal(state)) {
            answer = game.utility(state);
        } else {
            boolean maximizing = game.player(state) == Player.MAX;
            answer = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (A a : game.actions(state)) {
                int v = solve(game, game.result(state, a));
                answer = maximizing ? Math.max(answer, v) : Math.min(answer, v);
            }
        }
        memo.put(state, answer);
        return answer;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        startFrom(state);
        int target = solve(game, state);
        for (A a : game.actions(state)) {
            if (solve(game, game.result(state, a)) == target) {
                return a;
            }
        }
        throw new AssertionError();
    }
}
