// exercise: 05
// truth: wrong
// mistake: where there is only one action, the child is searched with the full depth and not with one ply less (an extension for forced moves, as chess programs have it).
// player: both
// style: one private search for all three methods, negamax-like sign
// single: yes
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean prune) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> actions = game.actions(state);
        int next = actions.size() > 1 ? depth - 1 : depth;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = search(game, evaluation, game.result(state, action), next, alpha, beta, prune);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (prune) {
                if (max) {
                    alpha = Math.max(alpha, best);
                } else {
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return search(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, true);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, true);
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
