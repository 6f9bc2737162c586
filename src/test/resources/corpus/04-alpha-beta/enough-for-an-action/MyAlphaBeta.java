// exercise: 04
// truth: wrong
// mistake: bestAction tests the later actions with a null window and takes the bound of one that is better as its value, so a third action has to beat too little
// player: both
// style: null windows at the root only, records
// kind: subtle
// single: yes
// detail: bestAction with three actions and more, when two later ones are better than those before and the first of them is worth more than its null-window search has said
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private record Leader<A>(A action, int value) {
        boolean isBeatenBy(int v, boolean max) {
            return max ? v > value : v < value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Iterator<A> actions = game.actions(state).iterator();
        A first = actions.next();
        Leader<A> leader = new Leader<>(first, value(game, game.result(state, first), -Window.INFINITY, Window.INFINITY));
        while (actions.hasNext()) {
            A action = actions.next();
            int alpha = max ? leader.value() : leader.value() - 1;
            // Only which action is best is asked, not by how much: better or not is enough.
            int v = value(game, game.result(state, action), alpha, alpha + 1);
            if (leader.isBeatenBy(v, max)) {
                leader = new Leader<>(action, v);
            }
        }
        return leader.action();
    }
}
