// exercise: 05
// truth: right
// mistake: none; unusual: a negamax that negates only if the turn changes, with long bounds; stops looking once a node has the best value that any game can have
// player: both
// style: negamax over the true player, long arithmetic, early stop at plus or minus 1,000,000
// single: yes
// detail: the early stop can only leave leaves out, never change a value, because no value lies beyond Window.MAX_VALUE
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final long TOP = Window.MAX_VALUE;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int turn = turn(game, state);
        long best = Long.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, (long) turn * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return (int) (turn * best);
    }

    private int turn(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return (int) nega(game, evaluation, state, depth, alpha, beta, 1);
    }

    /** The value as "who" sees it, who is 1 for MAX and -1 for MIN, and so is the window. */
    private long nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, long alpha, long beta, int who) {
        if (game.terminal(state)) return (long) who * game.utility(state);
        if (depth == 0) return (long) who * evaluation.value(state);
        if (turn(game, state) != who) return -nega(game, evaluation, state, depth, -beta, -alpha, -who);
        long best = -TOP - 1;
        for (A action : game.actions(state)) {
            long v = nega(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta, who);
            best = Math.max(best, v);
            if (best >= beta || best == TOP) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int who = turn(game, state);
        long best = -TOP - 1;
        A choice = null;
        for (A action : game.actions(state)) {
            long v = nega(game, evaluation, game.result(state, action), depth - 1, best, TOP + 1, who);
            if (v > best) {
                best = v;
                choice = action;
                if (best == TOP) break;
            }
        }
        return choice;
    }
}
