// exercise: 05
// truth: wrong
// mistake: minimax remembers values by state alone, not by state and depth, so a state that is reached again with another number of plies left gets the value of the other depth
// player: both
// style: a HashMap as memory, new for every call
// single: yes
// detail: only in games in which the same state can be reached after different numbers of plies; never on trees. alphaBeta and bestAction are right
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
        return remembered(game, evaluation, state, depth, new HashMap<>());
    }

    private int remembered(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> memory) {
        Integer known = memory.get(state);
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
                value = Math.max(value, remembered(game, evaluation, game.result(state, action), depth - 1, memory));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, remembered(game, evaluation, game.result(state, action), depth - 1, memory));
            }
        }
        memory.put(state, value);
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
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, v), beta));
                if (v >= beta) break;
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, v)));
            if (v <= alpha) break;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max
                    ? alphaBeta(game, evaluation, child, depth - 1, bound, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, bound);
            if (max && v > bound || !max && v < bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }
}
