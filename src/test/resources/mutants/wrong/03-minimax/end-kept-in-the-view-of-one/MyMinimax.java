// Wrong: an end is kept in the view of whoever moved there, and read by both.
// Fails first: The same in awkward games, and however often it is called
// Says: several paths lead to the same state
// Diagnosis: met-again

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** One search: what each state is worth to the player who is to move there. */
    private final class Search {
        private final Game<S, A> game;
        private final Map<S, Integer> table = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        int sign(S state) {
            return game.player(state) == Player.MAX ? 1 : -1;
        }

        /** What the state is worth to the player with this sign, who has just moved. */
        int worthTo(int mover, S state) {
            if (game.terminal(state)) {
                return table.computeIfAbsent(state, end -> mover * game.utility(end));
            }
            int own = worth(state);
            return sign(state) == mover ? own : -own;
        }

        int worth(S state) {
            Integer known = table.get(state);
            if (known != null) {
                return known;
            }
            int best = -Window.INFINITY;
            int sign = sign(state);
            for (A action : game.actions(state)) {
                best = Math.max(best, worthTo(sign, game.result(state, action)));
            }
            table.put(state, best);
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Search search = new Search(game);
        return search.sign(state) * search.worth(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Search search = new Search(game);
        int sign = search.sign(state);
        A best = null;
        int most = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int worth = search.worthTo(sign, game.result(state, action));
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }
}
