// exercise: 05
// truth: wrong
// mistake: the number of plies left is a field, and alphaBeta returns at a MAX node's cut without counting it up again
// player: MAX
// style: fields for game, evaluation and plies left
// single: yes
// detail: sometimes; after a cut at a MAX node the rest of the search looks a ply too short
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private Game<S, A> game;
    private Evaluation<S> evaluation;
    private int left;

    private void set(Game<S, A> game, Evaluation<S> evaluation, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        this.left = depth;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        set(game, evaluation, depth);
        return full(state);
    }

    private int full(S state) {
        if (game.terminal(state)) return game.utility(state);
        if (left <= 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        left--;
        for (A action : game.actions(state)) {
            int v = full(game.result(state, action));
            if (max == v > best) best = v;
        }
        left++;
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        set(game, evaluation, depth);
        return pruned(state, alpha, beta);
    }

    private int pruned(S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (left <= 0) return evaluation.value(state);
        int best;
        left--;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, pruned(game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, pruned(game.result(state, action), alpha, beta));
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
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
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
