// exercise: 04
// truth: right
// mistake: none; principal variation search with a null window on the right side for either player and a second search where the first one lands inside
// player: both
// style: PVS, children as a list of states
// single: yes
// detail: some leaves are asked twice, as PVS does
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Principal variation search: prove with a null window that the others are no better than the first. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        List<S> children = game.actions(state).stream().map(a -> game.result(state, a)).toList();
        int best = value(game, children.get(0), alpha, beta);
        for (S child : children.subList(1, children.size())) {
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int score = scout(game, child, max, alpha, beta);
            best = max ? Math.max(best, score) : Math.min(best, score);
        }
        return best;
    }

    private int scout(Game<S, A> game, S child, boolean max, int alpha, int beta) {
        int score = max
                ? value(game, child, alpha, alpha + 1)
                : value(game, child, beta - 1, beta);
        boolean inside = alpha < score && score < beta;
        return inside ? value(game, child, alpha, beta) : score;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int score = best == null ? value(game, child, alpha, beta) : scout(game, child, max, alpha, beta);
            if (max ? score > alpha : score < beta) {
                best = action;
                if (max) {
                    alpha = score;
                } else {
                    beta = score;
                }
            }
        }
        return best;
    }
}
