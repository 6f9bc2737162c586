// exercise: 03
// truth: wrong
// mistake: the memo is kept from call to call and emptied only if the initial state differs, so another game with an equal initial state gets the old values
// player: both
// style: memo in a field
// single: yes
// detail: rare; only if one object is asked about two games with equal initial states, e.g. two TreeGames of one shape with other leaf values
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();
    private S start;

    private void prepare(Game<S, A> game) {
        S s = game.initialState();
        if (!s.equals(start)) {
            memo.clear();
            start = s;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        prepare(game);
        return minimax(game, state);
    }

    private int minimax(Game<S, A> game, S state) {
        if (memo.containsKey(state)) {
            return memo.get(state);
        }
        int v;
        if (game.terminal(state)) {
            v = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            v = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, game.result(state, a)));
            }
        } else {
            v = Integer.MAX_VALUE;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, game.result(state, a)));
            }
        }
        memo.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        prepare(game);
        int wanted = minimax(game, state);
        for (A a : game.actions(state)) {
            if (minimax(game, game.result(state, a)) == wanted) {
                return a;
            }
        }
        throw new AssertionError();
    }
}
