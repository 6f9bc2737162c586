// exercise: 05
// truth: wrong
// mistake: when the same player moves again the child is given the best of this node in place of the larger of that and alpha, so alpha from above is lost and cuts are missed
// player: both
// style: negamax with the player as a parameter, fail-soft
// single: yes
// detail: sometimes; only where one player moves twice in a row; values are right, leaves are asked for that cannot matter
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Player me = game.terminal(state) ? Player.MAX : game.player(state);
        return me == Player.MAX
                ? nega(game, evaluation, state, depth, alpha, beta, me)
                : -nega(game, evaluation, state, depth, -beta, -alpha, me);
    }

    private int nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Player me) {
        int sign = me == Player.MAX ? 1 : -1;
        if (game.terminal(state)) return sign * game.utility(state);
        if (depth == 0) return sign * evaluation.value(state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            Player next = game.terminal(child) ? me : game.player(child);
            int v = next == me
                    ? nega(game, evaluation, child, depth - 1, best, beta, me)
                    : -nega(game, evaluation, child, depth - 1, -beta, -Math.max(alpha, best), next);
            best = Math.max(best, v);
            if (best >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        int best = -Window.INFINITY;
        A chosen = null;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = me == Player.MAX
                    ? alphaBeta(game, evaluation, child, depth - 1, best, Window.INFINITY)
                    : -alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, -best);
            if (v > best) {
                best = v;
                chosen = a;
            }
        }
        return chosen;
    }
}
