// exercise: 05
// truth: wrong
// mistake: alphaBeta remembers what a node returned after a cut as if it were its value, and uses it again under a wider window
// player: both
// style: map made anew for each call, nested map by depth, inner class
// kind: subtle
// single: yes
// detail: only in games in which the same state can be reached on two ways with the same number of plies left; never on trees
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private class Search {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final List<Map<S, Integer>> seen = new ArrayList<>();

        Search(Game<S, A> game, Evaluation<S> evaluation, int depth) {
            this.game = game;
            this.evaluation = evaluation;
            for (int d = 0; d <= depth; d++) {
                seen.add(new HashMap<>());
            }
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Integer before = seen.get(depth).get(state);
            if (before != null) {
                return before;
            }
            int value = depth == 0 ? evaluation.value(state) : best(state, depth, alpha, beta);
            seen.get(depth).put(state, value);
            return value;
        }

        private int best(S state, int depth, int alpha, int beta) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game.result(state, action), depth - 1, alpha, beta);
                if (max) {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, value);
                } else {
                    best = Math.min(best, value);
                    beta = Math.min(beta, value);
                }
                if (beta <= alpha) {
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        values.sort(null);
        return game.player(state) == Player.MAX ? values.get(values.size() - 1) : values.get(0);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search(game, evaluation, depth).value(state, depth, alpha, beta);
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
