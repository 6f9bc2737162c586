// exercise: 03
// truth: wrong
// mistake: only value() clears the memo, bestAction() goes on with what was left by the last call, even of another game
// player: both
// style: memo in a field, private search
// single: yes
// detail: sometimes; only if bestAction follows a call for another game that has equal states with other values (e.g. misère rules)
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> seen = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        seen.clear();
        return minimax(game, state);
    }

    private int minimax(Game<S, A> game, S state) {
        Integer old = seen.get(state);
        if (old != null) {
            return old;
        }
        int v;
        if (game.terminal(state)) {
            v = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, game.result(state, a)));
            }
        } else {
            v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, game.result(state, a)));
            }
        }
        seen.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = minimax(game, state);
        for (A a : game.actions(state)) {
            if (minimax(game, game.result(state, a)) == target) {
                return a;
            }
        }
        throw new AssertionError("no action has the value " + target);
    }
}
