// exercise: 05
// truth: wrong
// mistake: alphaBeta adds the plies that are left to the utility of a win for MAX, so that quick wins are worth more than game.utility says
// player: both
// style: MyDepthSearch, helper for ends, two loops
// single: yes
// detail: wherever a game that is over with a value above 0 is met before the horizon; minimax is right
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
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            return game.actions(state).stream()
                    .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                    .max()
                    .getAsInt();
        }
        return game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                .min()
                .getAsInt();
    }

    private int end(Game<S, A> game, S state, int depth) {
        int utility = game.utility(state);
        return utility > 0 ? utility + depth : utility;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return end(game, state, depth);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(
                        best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(
                    best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Math.min(beta, best)));
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        A found = null;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = mover == Player.MAX
                    ? alphaBeta(game, evaluation, child, depth - 1, best, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, best);
            if (mover == Player.MAX ? v > best : v < best) {
                best = v;
                found = a;
            }
        }
        return found;
    }
}
