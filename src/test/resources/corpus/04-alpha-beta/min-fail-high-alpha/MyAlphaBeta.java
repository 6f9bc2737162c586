// exercise: 04
// truth: wrong
// mistake: Fail-hard with one running bound per node; a MIN node whose children are all beta or more returns alpha instead of beta (a copied return statement).
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean improved = false;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    improved = true;
                }
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v < beta) {
                beta = v;
                improved = true;
            }
            if (beta <= alpha) return alpha;
        }
        return improved ? beta : alpha;
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
