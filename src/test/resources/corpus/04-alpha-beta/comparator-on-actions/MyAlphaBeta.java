// exercise: 04
// truth: wrong
// mistake: bestAction compares the actions with a comparator that searches each child with the full window, nothing is narrowed
// player: both
// style: streams, comparator
// kind: slip
// single: yes
// detail: any state with two or more actions: bestAction asks for leaves that the first child has made pointless
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

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
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<A> byValue = Comparator.comparingInt(a -> value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY));
        if (game.player(state) == Player.MAX) {
            return game.actions(state).stream().max(byValue).get();
        }
        return game.actions(state).stream().min(byValue).get();
    }
}
