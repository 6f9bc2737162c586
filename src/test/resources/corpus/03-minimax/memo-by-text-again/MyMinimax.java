// exercise: 03
// truth: wrong
// mistake: the memo of a call is keyed by the text of a state, so different states with the same text share one value
// player: both
// style: recursion with a memo that is fresh for each call
// single: yes
// detail: sometimes: only in games whose states have no telling toString; seen: a subtraction game whose state prints the heap only and not who moves next: four stones, take 1 to 3, gives 1 and is worth -1
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, Map<String, Integer> seen) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        String key = state.toString();
        if (seen.containsKey(key)) {
            return seen.get(key);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, a), seen));
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, a), seen));
            }
        }
        seen.put(key, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<String, Integer> seen = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = 0;
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), seen);
            if (choice == null || (max && v > best) || (!max && v < best)) {
                choice = a;
                best = v;
            }
        }
        return choice;
    }
}
