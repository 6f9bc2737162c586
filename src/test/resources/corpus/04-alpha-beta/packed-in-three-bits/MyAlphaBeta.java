// exercise: 04
// truth: wrong
// mistake: bestAction packs value and number of the action into one int with three bits for the number, so from the ninth action on the number spills into the value
// player: both
// style: bit packing at the root, ported from C
// single: yes
// detail: sometimes; only in states with more than eight actions, such as the empty Tic-Tac-Toe board with the good actions last
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int SHIFT = 3;
    private static final int MASK = (1 << SHIFT) - 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a), alpha, beta);
            if (max) {
                if (w > v) v = w;
                if (v > alpha) alpha = v;
            } else {
                if (w < v) v = w;
                if (v < beta) beta = v;
            }
            if (alpha >= beta) break;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)), -Window.INFINITY, Window.INFINITY) << SHIFT;
        for (int i = 1; i < actions.size(); i++) {
            int bound = best >> SHIFT;
            int alpha = max ? bound : -Window.INFINITY;
            int beta = max ? Window.INFINITY : bound;
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max ? v > bound : v < bound) {
                best = v << SHIFT | i;
            }
        }
        return actions.get(best & MASK);
    }
}
