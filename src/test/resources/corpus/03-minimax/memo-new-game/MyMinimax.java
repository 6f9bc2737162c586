// exercise: 03
// truth: wrong
// mistake: values are remembered in a field by state, and forgotten only when a question starts at the initial state of its game; a later question about another game in which the same state is worth something else gets the old value
// player: both
// style: a memo in a field, cleared when a new game seems to begin
// kind: subtle
// single: yes
// detail: one object is asked about two games with equal states but other utilities (normal and misere play), the second time from a state that is not the initial one
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** What is known about the game that is being played. */
    private final Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        forgetIfNewGame(game, state);
        return search(game, state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        forgetIfNewGame(game, state);
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action));
            if (max && value > bestValue || !max && value < bestValue) {
                bestValue = value;
                best = action;
            }
        }
        return best;
    }

    private void forgetIfNewGame(Game<S, A> game, S state) {
        if (state.equals(game.initialState())) {
            memo.clear();
        }
    }

    private int search(Game<S, A> game, S state) {
        if (memo.containsKey(state)) {
            return memo.get(state);
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, search(game, game.result(state, action)));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, search(game, game.result(state, action)));
            }
        }
        memo.put(state, value);
        return value;
    }
}
