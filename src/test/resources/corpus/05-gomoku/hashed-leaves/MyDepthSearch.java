// exercise: 05
// truth: wrong
// mistake: The evaluations that a call remembers are filed by the state's hash code alone, so two different states with the same hash code get the same value.
// player: both
// style: hash table of ints made for each call, inner class Search
// kind: subtle
// single: yes
// detail: different states at the horizon with equal hashCode: in wide trees (a node with more than 31 children beside another inner node), or games whose states collide
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private class Search {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<Integer, Integer> table = new HashMap<>();

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int horizon(S state) {
            int key = state.hashCode();
            if (!table.containsKey(key)) {
                table.put(key, evaluation.value(state));
            }
            return table.get(key);
        }

        int run(S state, int plies, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (plies == 0) {
                return horizon(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = run(game.result(state, action), plies - 1, alpha, beta);
                if (max) {
                    best = Math.max(best, value);
                    if (best >= beta) {
                        break;
                    }
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, value);
                    if (best <= alpha) {
                        break;
                    }
                    beta = Math.min(beta, best);
                }
            }
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
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (max ? value > best : value < best) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search(game, evaluation).run(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search search = new Search(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search.run(game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
