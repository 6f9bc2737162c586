// exercise: 05
// truth: right
// mistake: none; one recursion with a sign for MAX and MIN, fail-soft, strictly better at the root
// player: both
// style: negamax-like with the sign taken from the player at each node
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = sign(game, state);
        int best = -INF;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = sign(game, state);
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int best = -INF;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = sign > 0
                    ? alphaBeta(game, evaluation, child, depth - 1, low, high)
                    : -alphaBeta(game, evaluation, child, depth - 1, -high, -low);
            best = Math.max(best, v);
            low = Math.max(low, v);
            if (low >= high) break;
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game, state);
        A choice = null;
        int best = -INF;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = sign * (sign > 0
                    ? alphaBeta(game, evaluation, child, depth - 1, best, INF)
                    : alphaBeta(game, evaluation, child, depth - 1, -INF, -best));
            if (v > best) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }
}
