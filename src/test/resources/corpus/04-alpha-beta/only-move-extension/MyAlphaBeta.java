// exercise: 04
// truth: wrong
// mistake: the only child of a node is searched with the full window instead of the window that the node was given
// player: both
// style: while loop with an index, early returns
// single: yes
// detail: sometimes; only below nodes with a single child; values are exact, but leaves are asked for that can no longer matter
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        List<A> moves = game.actions(state);
        if (moves.size() == 1) {
            return value(game, game.result(state, moves.get(0)), -INF, INF);
        }
        int i = 0;
        if (game.player(state) == Player.MAX) {
            while (i < moves.size() && alpha < beta) {
                alpha = Math.max(alpha, value(game, game.result(state, moves.get(i++)), alpha, beta));
            }
            return alpha;
        }
        while (i < moves.size() && alpha < beta) {
            beta = Math.min(beta, value(game, game.result(state, moves.get(i++)), alpha, beta));
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        A best = moves.get(0);
        if (moves.size() == 1) return best;
        if (game.player(state) == Player.MAX) {
            int alpha = -INF;
            for (A move : moves) {
                int v = value(game, game.result(state, move), alpha, INF);
                if (v > alpha) {
                    alpha = v;
                    best = move;
                }
            }
        } else {
            int beta = INF;
            for (A move : moves) {
                int v = value(game, game.result(state, move), -INF, beta);
                if (v < beta) {
                    beta = v;
                    best = move;
                }
            }
        }
        return best;
    }
}
