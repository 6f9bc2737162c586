// exercise: 03
// truth: wrong
// mistake: The map of values is a field that outlives the call and does not know which game a state was solved for.
// player: both
// style: recursion with a map of states in a field
// kind: subtle
// single: yes
// detail: The same object is asked about another game that has equal states and other rules or utilities, e.g. Tic-Tac-Toe and its misère form.
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** Many orders of moves lead to the same state. It is solved once. */
    private final Map<S, Integer> solved = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer known = solved.get(state);
        if (known != null) {
            return known;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = value(game, game.result(state, action));
            best = max ? Math.max(best, child) : Math.min(best, child);
        }
        solved.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int wanted = value(game, state);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) == wanted) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value " + wanted);
    }
}
