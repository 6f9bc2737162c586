// exercise: 05
// truth: wrong
// mistake: bestAction takes the minus of each child's negamax value with the window turned round, as if the other side were always to move there; when the same player moves again it chooses the child that is worst
// kind: slip
// player: both
// style: negamax from the view of the side to move; alphaBeta asks who moves at the child, only the root does not
// single: yes
// detail: only where the root's player is to move at a child of the root too; alphaBeta and minimax are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int s = sign(game.player(state));
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, s * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return s * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return game.player(state) == Player.MAX
                ? negamax(game, evaluation, state, Player.MAX, depth, alpha, beta)
                : -negamax(game, evaluation, state, Player.MIN, depth, -beta, -alpha);
    }

    /** The value to "me", who is to move in the state unless it is an end. */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, Player me, int depth, int alpha, int beta) {
        if (game.terminal(state)) return sign(me) * game.utility(state);
        if (depth == 0) return sign(me) * evaluation.value(state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            boolean again = !game.terminal(next) && game.player(next) == me;
            int v = again
                    ? negamax(game, evaluation, next, me, depth - 1, alpha, beta)
                    : -negamax(game, evaluation, next, me.opponent(), depth - 1, -beta, -alpha);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        A bestAction = null;
        int alpha = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            Player mover = game.terminal(next) ? me.opponent() : game.player(next);
            int v = -negamax(game, evaluation, next, mover, depth - 1, -Window.INFINITY, -alpha);
            if (v > alpha) {
                alpha = v;
                bestAction = a;
            }
        }
        return bestAction;
    }
}
