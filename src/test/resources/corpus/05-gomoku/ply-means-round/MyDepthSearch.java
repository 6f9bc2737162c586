// exercise: 05
// truth: wrong
// mistake: alphaBeta counts a ply only when MIN has moved, as a round of both players, and leaves the depth as it is after a move of MAX
// player: both
// style: helper class with final fields, one instance for a search
// single: yes
// detail: always where MAX is to move above the horizon; minimax is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int plain(S state, int depth) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (depth == 0) {
                return evaluation.value(state);
            }
            int sign = game.player(state) == Player.MAX ? 1 : -1;
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, sign * plain(game.result(state, action), depth - 1));
            }
            return sign * best;
        }

        int pruned(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (depth == 0) {
                return evaluation.value(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int left = max ? depth : depth - 1;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = pruned(game.result(state, action), left, alpha, beta);
                if (max) {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, value);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).pruned(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = search.pruned(game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
