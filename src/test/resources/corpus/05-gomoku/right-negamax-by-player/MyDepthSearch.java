// exercise: 05
// truth: right
// mistake: none; negamax that turns the sign only where the child's player is another one
// player: both
// style: negamax with the sign by the player to move, value and window from the caller's view
// single: yes
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
        int sign = sign(game.player(state));
        int best = -INF;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    private int sign(Player player) {
        return player == Player.MAX ? 1 : -1;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return viewOf(Player.MAX, game, evaluation, state, depth, alpha, beta);
    }

    /** Value and window as "me" sees them; me need not be the player to move. */
    private int viewOf(Player me, Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return sign(me) * game.utility(state);
        if (depth == 0) return sign(me) * evaluation.value(state);
        Player mover = game.player(state);
        if (mover != me) {
            return -loop(mover, game, evaluation, state, depth, -beta, -alpha);
        }
        return loop(mover, game, evaluation, state, depth, alpha, beta);
    }

    private int loop(Player mover, Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -INF;
        for (A action : game.actions(state)) {
            int v = viewOf(mover, game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta);
            best = Math.max(best, v);
            if (best >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        A choice = null;
        int best = -INF;
        for (A action : game.actions(state)) {
            int v = viewOf(mover, game, evaluation, game.result(state, action), depth - 1, best, INF);
            if (v > best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
