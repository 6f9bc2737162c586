// exercise: 05
// truth: wrong
// mistake: the plies that are left stand in a field, and alphaBeta leaves a node by a cut without giving the ply back, so whatever is searched after a cut stops too early
// player: both
// style: a field that is lowered before and raised after each child
// single: yes
// detail: only after a cut-off above the last ply; without a cut everything is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private Game<S, A> game;
    private Evaluation<S> evaluation;
    private int left;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        left = depth;
        return plain(state);
    }

    private int plain(S state) {
        if (game.terminal(state)) return game.utility(state);
        if (left == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        left--;
        for (A action : game.actions(state)) {
            int v = plain(game.result(state, action));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        left++;
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        this.game = game;
        this.evaluation = evaluation;
        left = depth;
        return pruned(state, alpha, beta);
    }

    private int pruned(S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (left <= 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        left--;
        for (A action : game.actions(state)) {
            int v = pruned(game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                if (best >= beta) return best;
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                if (best <= alpha) return best;
                beta = Math.min(beta, best);
            }
        }
        left++;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
