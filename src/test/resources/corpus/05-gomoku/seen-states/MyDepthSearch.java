// exercise: 05
// truth: wrong
// mistake: minimax remembers values of states in a map by the state alone, without the plies that were left, and takes them for a state met again at another depth.
// player: both
// style: helper class Memory made anew for each call, recursion with a map
// kind: subtle
// single: yes
// detail: games in which an equal state can be reached after different numbers of plies within one search (such as Nim with one heap); never on trees
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static class Memory<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<S, Integer> values = new HashMap<>();

        Memory(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth) {
            Integer known = values.get(state);
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
                    value = Math.max(value, value(game.result(state, action), depth - 1));
                }
            } else {
                value = Window.INFINITY;
                for (A action : game.actions(state)) {
                    value = Math.min(value, value(game.result(state, action), depth - 1));
                }
            }
            values.put(state, value);
            return value;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Memory<>(game, evaluation).value(state, depth);
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                best = Math.max(best, alphaBeta(game, evaluation, next, depth - 1, alpha, beta));
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, alphaBeta(game, evaluation, next, depth - 1, alpha, beta));
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                best = action;
                alpha = value;
            }
            if (!max && value < beta) {
                best = action;
                beta = value;
            }
        }
        return best;
    }
}
