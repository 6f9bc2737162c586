// exercise: 05
// truth: wrong
// mistake: minimax remembers values by the state alone, without the plies that were left, so a state that is met again at another depth gets the value of the first time
// player: both
// style: memo per call in minimax, plain alpha-beta
// single: yes
// detail: sometimes; only in games where the same state is reached in different numbers of plies, such as Nim; each call has a new map
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
        return look(game, evaluation, state, depth, new HashMap<>());
    }

    private int look(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> seen) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer old = seen.get(state);
        if (old != null) {
            return old;
        }
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, look(game, evaluation, game.result(state, action), depth - 1, seen));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, look(game, evaluation, game.result(state, action), depth - 1, seen));
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
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Window window = Window.FULL;
        Player me = game.player(state);
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            if (window.contains(v)) {
                best = action;
                window = window.narrowedBy(me, v);
            }
        }
        return best;
    }
}
