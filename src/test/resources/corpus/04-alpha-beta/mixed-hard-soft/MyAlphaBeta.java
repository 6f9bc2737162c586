// exercise: 04
// truth: right
// mistake: none; MAX nodes are fail-hard (the best starts at alpha) and MIN nodes fail-soft (the best starts at infinity). Both kinds of bounds lie on the right side, so the mixture keeps the contract.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v >= beta) return beta;
                alpha = Math.max(alpha, v);
            }
            return alpha;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, Math.min(beta, best)));
            if (best <= alpha) break;
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
