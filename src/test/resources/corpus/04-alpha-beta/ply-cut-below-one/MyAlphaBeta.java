// exercise: 04
// truth: wrong
// mistake: The cut is only taken from ply 2 on (ply > 1), so the children of the node where the search starts never close.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return alphabeta(game, state, 0, alpha, beta);
    }

    private int alphabeta(Game<S, A> game, S state, int ply, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphabeta(game, game.result(state, action), ply + 1, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            // the root and its children need exact values
            if (ply > 1 && alpha >= beta) break;
        }
        return best;
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
