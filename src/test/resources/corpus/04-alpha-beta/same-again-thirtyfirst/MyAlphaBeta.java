// exercise: 04
// truth: wrong
// mistake: where the same player moves twice in a row the child gets alpha as it was when the node was entered, not what has been found at the node since
// player: both
// style: negamax that asks who moves at the child, separate branch for the same player
// kind: subtle
// single: yes
// detail: needless leaves of value, and of bestAction below the root, only where a node has a child at which the same player moves again; with players in turn it prunes fully. All results are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player me = game.player(state);
        return me == Player.MAX ? search(game, state, me, alpha, beta) : -search(game, state, me, -beta, -alpha);
    }

    /** In the view of the player to move. */
    private int search(Game<S, A> game, S state, Player me, int alpha, int beta) {
        int best = -Window.INFINITY;
        int bound = alpha;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score;
            if (game.terminal(next)) {
                score = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == me) {
                score = search(game, next, me, alpha, beta); // once more: nothing to turn round
            } else {
                score = -search(game, next, me.opponent(), -beta, -bound);
            }
            if (score > best) {
                best = score;
                bound = Math.max(bound, best);
                if (bound >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
