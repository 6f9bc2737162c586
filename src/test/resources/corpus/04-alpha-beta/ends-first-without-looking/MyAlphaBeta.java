// exercise: 04
// truth: wrong
// mistake: after the ends among the children have been read, the first of the other children is searched without asking whether the window is closed
// player: both
// style: reads terminal children first, then the others, fail-soft
// single: yes
// detail: values are right, cuts are missed where an end of the node already closes it
import java.util.ArrayList;
import java.util.List;
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
        boolean maximising = game.player(state) == Player.MAX;
        int best = maximising ? -Window.INFINITY : Window.INFINITY;
        List<S> later = new ArrayList<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (game.terminal(child)) {
                int u = game.utility(child);
                best = maximising ? Math.max(best, u) : Math.min(best, u);
            } else {
                later.add(child);
            }
        }
        for (S child : later) {
            int lower = maximising ? Math.max(alpha, best) : alpha;
            int upper = maximising ? beta : Math.min(beta, best);
            int v = value(game, child, lower, upper);
            best = maximising ? Math.max(best, v) : Math.min(best, v);
            if (maximising ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximising = game.player(state) == Player.MAX;
        int best = maximising ? -Window.INFINITY : Window.INFINITY;
        A answer = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = maximising
                    ? value(game, child, best, Window.INFINITY)
                    : value(game, child, -Window.INFINITY, best);
            if (maximising && v > best || !maximising && v < best) {
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
