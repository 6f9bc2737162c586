// exercise: 04
// truth: right
// mistake: none; principal variation search, the first child with the whole window, the others by a null window and again only if they fall inside
// player: both
// style: PVS, no negamax
// single: yes
// detail: the second search asks for some leaves again, and for a few that the first one's bounds would have spared, as PVS does
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/**
 * Principal variation search as on the slides, but I keep MAX and MIN apart because the players
 * do not have to alternate.
 */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? pvMax(game, state, alpha, beta) : pvMin(game, state, alpha, beta);
    }

    private int pvMax(Game<S, A> g, S s, int alpha, int beta) {
        List<A> moves = g.actions(s);
        int best = value(g, g.result(s, moves.get(0)), alpha, beta);
        for (int i = 1; i < moves.size(); i++) {
            int low = Math.max(alpha, best);
            if (low >= beta) {
                break;
            }
            S next = g.result(s, moves.get(i));
            int v = value(g, next, low, low + 1); // is it better at all?
            if (v > low && v < beta) {
                v = value(g, next, v - 1, beta); // how much better?
            }
            best = Math.max(best, v);
        }
        return best;
    }

    private int pvMin(Game<S, A> g, S s, int alpha, int beta) {
        List<A> moves = g.actions(s);
        int best = value(g, g.result(s, moves.get(0)), alpha, beta);
        for (int i = 1; i < moves.size(); i++) {
            int high = Math.min(beta, best);
            if (high <= alpha) {
                break;
            }
            S next = g.result(s, moves.get(i));
            int v = value(g, next, high - 1, high);
            if (v < high && v > alpha) {
                v = value(g, next, alpha, v + 1);
            }
            best = Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maxToMove = game.player(state) == Player.MAX;
        A bestMove = null;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), a, b);
            if (maxToMove) {
                if (v > a) {
                    a = v;
                    bestMove = move;
                }
            } else if (v < b) {
                b = v;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
