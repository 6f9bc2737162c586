// exercise: 04
// truth: wrong
// mistake: A MAX node stops as soon as its best is 1 or more, "because nothing is better than a win"; values above that are missed.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.List;
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), alpha, beta));
                alpha = Math.max(alpha, v);
                if (alpha >= beta || v >= 1) break;
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return v;
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
