// exercise: 05
// truth: wrong
// mistake: two plies above the horizon a null-window result is taken as exact (Reinefeld's shortcut), which is only true if the players take turns there
// player: both
// style: NegaScout written for MAX and MIN, fail-soft
// single: yes
// detail: sometimes; only where the same player moves twice in a row in the last two plies
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            int v = child(game, evaluation, game.result(state, action), depth, alpha, beta, max, first);
            first = false;
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    /** depth: of the parent */
    private int child(Game<S, A> game, Evaluation<S> ev, S child, int depth, int alpha, int beta, boolean max, boolean first) {
        boolean open = max ? alpha == -Window.INFINITY : beta == Window.INFINITY;
        if (first || open) {
            return alphaBeta(game, ev, child, depth - 1, alpha, beta);
        }
        int v = max
                ? alphaBeta(game, ev, child, depth - 1, alpha, alpha + 1)
                : alphaBeta(game, ev, child, depth - 1, beta - 1, beta);
        boolean again = v > alpha && v < beta && depth > 2; // the last two plies are exact already (Reinefeld 1983)
        return again ? alphaBeta(game, ev, child, depth - 1, alpha, beta) : v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = child(game, evaluation, game.result(state, action), depth, alpha, beta, max, best == null);
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
