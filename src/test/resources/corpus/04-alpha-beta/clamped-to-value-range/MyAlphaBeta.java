// exercise: 04
// truth: right
// mistake: none; fail-hard, with the window clamped to the range of values, so that a million ends a node
// player: both
// style: fail-hard, two methods
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    // no leaf is outside of these, the README says
    static final int LO = -1_000_000;
    static final int HI = 1_000_000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, Math.max(alpha, LO), Math.min(beta, HI));
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u < alpha ? alpha : u > beta ? beta : u;
        }
        if (game.player(state) == Player.MAX) {
            return maxNode(game, state, alpha, beta);
        }
        return minNode(game, state, alpha, beta);
    }

    private int maxNode(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), alpha, beta);
            if (v >= beta) return beta;
            if (v > alpha) alpha = v;
        }
        return alpha;
    }

    private int minNode(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a), alpha, beta);
            if (v <= alpha) return alpha;
            if (v < beta) beta = v;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        A best = actions.get(0); // if all are worth the worst value, any will do
        int alpha = LO, beta = HI;
        for (A a : actions) {
            int v = search(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                best = a;
                alpha = v;
            }
            if (game.player(state) == Player.MIN && v < beta) {
                best = a;
                beta = v;
            }
            if (alpha >= beta) break; // cannot get better than a million
        }
        return best;
    }
}
