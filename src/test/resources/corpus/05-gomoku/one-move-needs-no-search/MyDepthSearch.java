// exercise: 05
// truth: right
// mistake: none; bestAction returns a single action without any search, a node is left early at ±1,000,000 because no value can be better, and children in which the game is over are tried first
// player: both
// style: negamax by player, finished children first, fail-hard for MIN and fail-soft for MAX
// single: yes
// detail: -
import java.util.ArrayList;
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
        return game.player(state) == Player.MAX
                ? game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1)).max().orElseThrow()
                : game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1)).min().orElseThrow();
    }

    private List<A> finishedFirst(Game<S, A> game, S state) {
        List<A> order = new ArrayList<>();
        int finished = 0;
        for (A action : game.actions(state)) {
            if (game.terminal(game.result(state, action))) order.add(finished++, action);
            else order.add(action);
        }
        return order;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.MAX_VALUE - 1;
            for (A action : finishedFirst(game, state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, best), beta));
                if (best >= beta || best == Window.MAX_VALUE) return best;
            }
            return best;
        }
        for (A action : finishedFirst(game, state)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (beta <= alpha || beta == -Window.MAX_VALUE) return beta;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = finishedFirst(game, state);
        if (actions.size() == 1) return actions.get(0);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (value <= alpha || value >= beta) continue;
            best = action;
            if (max) alpha = value;
            else beta = value;
            if (Math.abs(value) == Window.MAX_VALUE && (value > 0) == max) break;
        }
        return best;
    }
}
