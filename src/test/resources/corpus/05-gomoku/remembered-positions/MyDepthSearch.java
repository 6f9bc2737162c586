// exercise: 05
// truth: wrong
// mistake: minimax remembers values by the state alone, not by the plies that were left
// player: both
// style: memo for minimax so that each state is evaluated once, new for each call; alpha-beta with functional bounds
// single: yes
// detail: only in games in which one position is reached after different numbers of plies (or occurs again); right on trees and in Gomoku

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return minimax(game, evaluation, state, depth, new HashMap<>());
    }

    private int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> seen) {
        if (seen.containsKey(state)) {
            return seen.get(state);
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (depth == 0) {
            value = evaluation.value(state);
        } else {
            IntBinaryOperator better = game.player(state) == Player.MAX ? Math::max : Math::min;
            value = game.actions(state).stream()
                    .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1, seen))
                    .reduce(better)
                    .orElseThrow();
        }
        seen.put(state, value);
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        IntBinaryOperator better = max ? Math::max : Math::min;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            best = better.applyAsInt(best, value);
            alpha = max ? better.applyAsInt(alpha, best) : alpha;
            beta = max ? beta : better.applyAsInt(beta, best);
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int edge = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = max
                    ? alphaBeta(game, evaluation, next, depth - 1, edge, Window.INFINITY)
                    : alphaBeta(game, evaluation, next, depth - 1, -Window.INFINITY, edge);
            if (max && value > edge || !max && value < edge) {
                edge = value;
                best = action;
            }
        }
        return best;
    }
}
