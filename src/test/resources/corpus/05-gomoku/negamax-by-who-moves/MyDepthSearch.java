// exercise: 05
// truth: right
// mistake: none; negamax in which the sign turns only where the mover changes, utility and evaluation multiplied by the sign of the player for whom the value is wanted; cuts only at alpha > beta
// player: both
// style: negamax with a view player, long as value type, cut at strict inequality, one helper behind all three methods
// single: yes
// detail: values fit into int, the long only makes -INFINITY safe
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static int sign(Player p) {
        return p == Player.MAX ? +1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        final int s = sign(game.player(state));
        long best = Long.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, s * (long) minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return (int) (s * best);
    }

    /** The value to {@code view}, with a window that is view's too. */
    private long negamax(Game<S, A> game, Evaluation<S> ev, S state, int depth, long alpha, long beta, Player view) {
        if (game.terminal(state)) return sign(view) * (long) game.utility(state);
        if (depth == 0) return sign(view) * (long) ev.value(state);
        Player mover = game.player(state);
        if (mover != view) {
            return -negamax(game, ev, state, depth, -beta, -alpha, mover);
        }
        long best = -Window.INFINITY;
        Iterator<A> it = game.actions(state).iterator();
        while (it.hasNext() && alpha <= beta) {
            long value = negamax(game, ev, game.result(state, it.next()), depth - 1, alpha, beta, view);
            if (value > best) best = value;
            if (value > alpha) alpha = value;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return (int) negamax(game, evaluation, state, depth, alpha, beta, Player.MAX);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        long alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            long value = negamax(game, evaluation, game.result(state, action), depth - 1, alpha, Window.INFINITY, me);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
