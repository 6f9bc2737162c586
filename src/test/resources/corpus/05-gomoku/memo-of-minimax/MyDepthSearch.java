// exercise: 05
// truth: wrong
// mistake: minimax remembers values by the state alone, without the plies that were left
// player: both
// style: HashMap made anew for each call of minimax
// single: yes
// detail: sometimes; only where a state comes up again with another number of plies left
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

    private int look(Game<S, A> game, Evaluation<S> evaluation, S state, int plies, Map<S, Integer> seen) {
        Integer known = seen.get(state);
        if (known != null) {
            return known;
        }
        int value;
        if (game.terminal(state)) {
            value = game.utility(state);
        } else if (plies == 0) {
            value = evaluation.value(state);
        } else {
            boolean max = game.player(state) == Player.MAX;
            value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int next = look(game, evaluation, game.result(state, action), plies - 1, seen);
                value = max ? Math.max(value, next) : Math.min(value, next);
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
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
