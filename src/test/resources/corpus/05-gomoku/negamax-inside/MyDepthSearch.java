// exercise: 05
// truth: right
// mistake: none; negamax behind the three methods, the sign follows the player and not the ply
// player: both
// style: negamax, fail-soft, evaluation turned by a sign
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game, state);
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = sign * minimax(game, evaluation, game.result(state, a), depth - 1);
            if (v > best) best = v;
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return sign(game, state) == 1
                ? negamax(game, evaluation, state, depth, alpha, beta, 1)
                : -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    /** The value to the player with the sign. */
    private int negamax(Game<S, A> game, Evaluation<S> e, S state, int depth, int alpha, int beta, int sign) {
        if (game.terminal(state)) return sign * game.utility(state);
        if (depth == 0) return sign * e.value(state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int childSign = sign(game, child);
            int from = Math.max(alpha, best);
            int v = childSign == sign
                    ? negamax(game, e, child, depth - 1, from, beta, sign)
                    : -negamax(game, e, child, depth - 1, -beta, -from, -sign);
            best = Math.max(best, v);
            if (best >= beta) return best;
        }
        return best;
    }

    private int sign(Game<S, A> game, S state) {
        if (game.terminal(state)) return 1;
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = sign == 1
                    ? alphaBeta(game, evaluation, child, depth - 1, best, Window.INFINITY)
                    : -alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, -best);
            if (choice == null || v > best) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }
}
