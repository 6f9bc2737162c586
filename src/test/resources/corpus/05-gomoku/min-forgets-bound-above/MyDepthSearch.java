// exercise: 05
// truth: wrong
// mistake: a MIN node hands its children its own best as beta and forgets the smaller beta it was given, so deep cuts below it are missed
// player: MIN
// style: MAX and MIN in separate branches, best as running bound
// single: yes
// detail: sometimes; values are right, only cuts from further up through a MIN node are missed
import java.util.List;
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
        List<A> actions = game.actions(state);
        Player player = game.player(state);
        int best = minimax(game, evaluation, game.result(state, actions.get(0)), depth - 1);
        for (int i = 1; i < actions.size(); i++) {
            int value = minimax(game, evaluation, game.result(state, actions.get(i)), depth - 1);
            if (player == Player.MAX && value > best || player == Player.MIN && value < best) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int value = alphaBeta(game, evaluation, next, depth - 1, Math.max(alpha, best), beta);
                best = Math.max(best, value);
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = alphaBeta(game, evaluation, next, depth - 1, alpha, best);
            best = Math.min(best, value);
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean maximizing = game.player(state) == Player.MAX;
        A bestAction = null;
        int bestValue = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (maximizing) {
                int value = alphaBeta(game, evaluation, next, depth - 1, bestValue, Window.INFINITY);
                if (value > bestValue) {
                    bestValue = value;
                    bestAction = action;
                }
            } else {
                int value = alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, bestValue);
                if (value < bestValue) {
                    bestValue = value;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
