// exercise: 05
// truth: right
// mistake: none; negamax with a sign for the player, fail-hard
// player: both
// style: negamax, fail-hard, signs
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    private int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean over = game.terminal(state);
        if (over || depth == 0) return over ? game.utility(state) : evaluation.value(state);
        int color = sign(game.player(state));
        int best = -INF;
        for (A a : game.actions(state)) {
            int v = color * minimax(game, evaluation, game.result(state, a), depth - 1);
            if (v > best) best = v;
        }
        return color * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, 1);
    }

    // everything is seen by the side that color stands for
    private int search(Game<S, A> game, Evaluation<S> eval, S state, int depth, int alpha, int beta, int color) {
        if (game.terminal(state)) return color * game.utility(state);
        if (depth == 0) return color * eval.value(state);
        int mover = sign(game.player(state));
        if (mover != color) {
            return -search(game, eval, state, depth, -beta, -alpha, mover);
        }
        for (A a : game.actions(state)) {
            int v = search(game, eval, game.result(state, a), depth - 1, alpha, beta, color);
            if (v >= beta) return beta;
            if (v > alpha) alpha = v;
        }
        return alpha;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int color = sign(game.player(state));
        int alpha = -INF;
        A best = null;
        for (A a : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, a), depth - 1, alpha, INF, color);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
