// exercise: 03
// truth: wrong
// mistake: a state that was visited before in the same call is left out, although an equal state that is reached by another way counts for its second parent, too
// kind: subtle
// player: both
// style: recursion with a visited set as in graph search
// single: yes
// detail: never on trees; only in games where several lines lead to equal states, such as Tic-Tac-Toe
import java.util.HashSet;
import java.util.Set;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return visit(game, state, new HashSet<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (chosen == null || (max && v > best) || (!max && v < best)) {
                chosen = action;
                best = v;
            }
        }
        return chosen;
    }

    private int visit(Game<S, A> game, S state, Set<S> visited) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!visited.add(next)) {
                continue; // never look at anything twice
            }
            int v = visit(game, next, visited);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }
}
