// exercise: 05
// truth: wrong
// mistake: the table of one alphaBeta call keeps what a cut node returned as if it were its exact value, not a bound
// player: both
// style: helper class Searcher with a transposition table, made for each call
// kind: subtle
// single: yes
// detail: only in games in which the same state is reached in two ways with as many plies left (as in Gomoku), never on trees; the second time with another window
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static class Searcher<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<Integer, Map<S, Integer>> table = new HashMap<>();

        Searcher(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int search(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (depth == 0) {
                return evaluation.value(state);
            }
            Map<S, Integer> seen = table.computeIfAbsent(depth, d -> new HashMap<>());
            if (seen.containsKey(state)) {
                return seen.get(state);
            }
            int best;
            if (game.player(state) == Player.MAX) {
                best = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.max(best, search(game.result(state, action), depth - 1, Math.max(alpha, best), beta));
                    if (best >= beta) {
                        break;
                    }
                }
            } else {
                best = Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.min(best, search(game.result(state, action), depth - 1, alpha, Math.min(beta, best)));
                    if (best <= alpha) {
                        break;
                    }
                }
            }
            seen.put(state, best);
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher<>(game, evaluation).search(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = max
                    ? alphaBeta(game, evaluation, child, depth - 1, bound, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, bound);
            if (max ? value > bound : value < bound) {
                bound = value;
                best = action;
            }
        }
        return best;
    }
}
