// exercise: 04
// truth: wrong
// mistake: a node with a single action goes on with the full window instead of its own
// player: both
// style: two values by overloading, forced moves treated apart
// single: yes
// detail: sometimes: missed cuts only, and only below nodes with a single child; seen: (5 ((v(3 9)))) asks for the 9
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int value(Game<S, A> game, S state) {
        return value(game, state, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return value(game, game.result(state, actions.get(0))); // no choice here
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : actions) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) { alpha = v; best = action; }
            if (!max && v < beta) { beta = v; best = action; }
        }
        return best;
    }
}
