// exercise: 04
// truth: right
// mistake: none; fail-hard, and the children that end the game are tried before the others (asking terminal only, never a utility beforehand), which leaves the order free as the README allows
// player: both
// style: fail-hard with clipping, own copy of the list sorted, last actions first
// single: yes
// detail: returns exactly alpha or beta outside the window
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u <= alpha ? alpha : u >= beta ? beta : u;
        }
        if (game.player(state) == Player.MAX) {
            for (A move : order(game, state)) {
                alpha = Math.max(alpha, value(game, game.result(state, move), alpha, beta));
                if (alpha == beta) {
                    return beta;
                }
            }
            return alpha;
        } else {
            for (A move : order(game, state)) {
                beta = Math.min(beta, value(game, game.result(state, move), alpha, beta));
                if (alpha == beta) {
                    return alpha;
                }
            }
            return beta;
        }
    }

    private List<A> order(Game<S, A> game, S state) {
        List<A> moves = new ArrayList<>(game.actions(state));
        Collections.reverse(moves);
        moves.sort(Comparator.comparingInt(m -> game.terminal(game.result(state, m)) ? 0 : 1));
        return moves;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : order(game, state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = move;
            } else if (!max && v < beta) {
                beta = v;
                best = move;
            }
        }
        return best;
    }
}
