// exercise: 05
// truth: wrong
// mistake: the fail-hard MIN method returns alpha, not beta, when no child was below beta, so a value too high comes back as one that is too low
// kind: slip
// player: MIN
// style: two methods maxValue and minValue, fail-hard
// single: yes
// detail: only with a narrowed beta at a MIN node: in calls with a beta, and below a MIN node that has a MIN child or grandchild
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> e, S s, int depth) {
        if (game.terminal(s)) return game.utility(s);
        if (depth == 0) return e.value(s);
        Integer best = null;
        for (A a : game.actions(s)) {
            int v = minimax(game, e, game.result(s, a), depth - 1);
            if (best == null || (game.player(s) == Player.MAX ? v > best : v < best)) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        if (depth == 0) return e.value(s);
        return game.player(s) == Player.MAX ? maxValue(game, e, s, depth, alpha, beta) : minValue(game, e, s, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        int best = alpha;
        for (A a : game.actions(s)) {
            best = Math.max(best, alphaBeta(game, e, game.result(s, a), depth - 1, best, beta));
            if (best >= beta) return beta;
        }
        return best;
    }

    private int minValue(Game<S, A> game, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        int best = beta;
        boolean found = false;
        for (A a : game.actions(s)) {
            int v = alphaBeta(game, e, game.result(s, a), depth - 1, alpha, best);
            if (v < best) {
                best = v;
                found = true;
            }
            if (best <= alpha) return alpha;
        }
        return found ? best : alpha;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> e, S s, int depth) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(s)) {
            int v = alphaBeta(game, e, game.result(s, a), depth - 1, alpha, beta);
            if (game.player(s) == Player.MAX && v > alpha) {
                alpha = v;
                best = a;
            }
            if (game.player(s) == Player.MIN && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
