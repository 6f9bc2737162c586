// exercise: 04
// truth: wrong
// mistake: MIN never lowers beta, so the nodes below it do not know what their MIN ancestor already has.
// player: MIN
// style: while with index
// single: yes
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
        List<A> actions = game.actions(state);
        int i = 0;
        boolean cut = false;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            while (i < actions.size() && !cut) {
                int v = value(game, game.result(state, actions.get(i)), alpha, beta);
                best = Math.max(v, best);
                alpha = Math.max(alpha, best);
                cut = best >= beta;
                i++;
            }
            return best;
        }
        int best = Window.INFINITY;
        while (i < actions.size() && !cut) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            best = Math.min(v, best);
            cut = best <= alpha;
            i++;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A chosen = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max && v > best || !max && v < best) {
                best = v;
                chosen = a;
            }
        }
        return chosen;
    }
}
