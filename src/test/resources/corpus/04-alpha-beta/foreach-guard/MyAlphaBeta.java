// exercise: 04
// truth: right
// mistake: none; The loop is a forEach that cannot be left, but the lambda begins with a guard: once the window is closed it returns at once for every further child, so nothing more is asked.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.List;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int[] w = {alpha, beta, max ? -Window.INFINITY : Window.INFINITY};
        game.actions(state).forEach(action -> {
            if (w[0] >= w[1]) return; // already cut
            int v = value(game, game.result(state, action), w[0], w[1]);
            w[2] = max ? Math.max(w[2], v) : Math.min(w[2], v);
            if (max) w[0] = Math.max(w[0], v);
            else w[1] = Math.min(w[1], v);
        });
        return w[2];
    }

    public A bestAction(Game<S, A> g, S s) {
        List<A> moves = g.actions(s);
        int lo = -Window.INFINITY, hi = Window.INFINITY, index = 0;
        for (int i = 0; i < moves.size(); i++) {
            int v = value(g, g.result(s, moves.get(i)), lo, hi);
            if (g.player(s) == Player.MAX) {
                if (v > lo) { lo = v; index = i; }
            } else {
                if (v < hi) { hi = v; index = i; }
            }
        }
        return moves.get(index);
    }
}
