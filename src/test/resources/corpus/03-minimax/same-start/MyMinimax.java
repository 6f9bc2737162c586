// exercise: 03
// truth: wrong
// mistake: Values are remembered in a field and forgotten only when a game begins with another initial state, so a second game with equal states but other rules gets the values of the first.
// player: both
// style: memo in a field, computed once per state
// single: yes
// detail: when one object is asked about two games whose states are equal and whose utilities are not, one after the other: normal and misère Nim, or one tree with other values of its leaves

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> known = new HashMap<>();
    private S start;

    private void newGame(Game<S, A> game) {
        S first = game.initialState();
        if (!first.equals(start)) { // another game: forget the old one
            known.clear();
            start = first;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        newGame(game);
        return search(game, state);
    }

    private int search(Game<S, A> game, S state) {
        Integer before = known.get(state);
        if (before != null) {
            return before;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else {
            int sign = game.player(state) == Player.MAX ? 1 : -1;
            int best = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                best = Math.max(best, sign * search(game, game.result(state, action)));
            }
            value = sign * best;
        }
        known.put(state, value);
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        newGame(game);
        int wanted = search(game, state);
        for (A action : game.actions(state)) {
            if (search(game, game.result(state, action)) == wanted) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value " + wanted);
    }
}
