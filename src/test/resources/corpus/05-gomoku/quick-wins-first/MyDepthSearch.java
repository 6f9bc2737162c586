// exercise: 05
// truth: wrong
// mistake: adds the plies that are left to the utility of a finished game (and takes them off where it is negative) so that quick wins are preferred; a finished game is worth its utility however deep it is
// kind: slip
// player: both
// style: functional, IntStream for minimax, loop for alpha-beta, the ends in one helper
// single: yes
// detail: everywhere where the game ends with plies left and the utility is not 0
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (depth == 0 || game.terminal(state)) {
            return end(game, evaluation, state, depth);
        }
        IntStream values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    private int end(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (!game.terminal(state)) {
            return evaluation.value(state);
        }
        int utility = game.utility(state);
        // the sooner the better, and a loss the later the better
        return utility + Integer.signum(utility) * depth;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0 || game.terminal(state)) {
            return end(game, evaluation, state, depth);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (alpha >= beta) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
