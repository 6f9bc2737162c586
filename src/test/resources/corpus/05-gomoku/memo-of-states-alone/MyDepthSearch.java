// exercise: 05
// truth: wrong
// mistake: minimax remembers the value of a state without the plies that were left, and uses it where the same state comes up with more or fewer plies
// player: both
// style: memo per call, recursive lambda-free helper
// single: yes
// detail: sometimes; only in games in which one state can be reached after different numbers of plies (such as Nim), never on trees
import java.util.HashMap;
import java.util.Map;
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
        Integer known = seen.get(state);
        if (known != null) {
            return known;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, action), depth - 1, seen));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, action), depth - 1, seen));
            }
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
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (value >= beta) {
                    return value;
                }
                alpha = Math.max(alpha, value);
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.min(value, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (value <= alpha) {
                return value;
            }
            beta = Math.min(beta, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX ? value > alpha : value < beta) {
                best = action;
                if (game.player(state) == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
