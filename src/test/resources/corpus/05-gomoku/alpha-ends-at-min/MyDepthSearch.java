// exercise: 05
// truth: wrong
// mistake: Below a MIN node the children begin with an alpha of minus infinity, so that what MAX is guaranteed above it never cuts further down (deep cuts by alpha are lost, those by beta are not).
// kind: subtle
// player: MIN
// style: inner class Search that holds game and evaluation, two methods
// single: yes
// detail: values and actions are right; extra questions need a MIN node, a MAX node and a MIN node below one another, below something that MAX is guaranteed
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private class Search {
        final Game<S, A> game;
        final Evaluation<S> evaluation;

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int plain(S state, int plies) {
            if (over(state, plies)) {
                return leaf(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = plain(game.result(state, action), plies - 1);
                best = max ? Math.max(best, value) : Math.min(best, value);
            }
            return best;
        }

        boolean over(S state, int plies) {
            return plies == 0 || game.terminal(state);
        }

        int leaf(S state) {
            return game.terminal(state) ? game.utility(state) : evaluation.value(state);
        }

        int value(S state, int plies, int alpha, int beta) {
            if (over(state, plies)) {
                return leaf(state);
            }
            return game.player(state) == Player.MAX ? max(state, plies, alpha, beta) : min(state, plies, alpha, beta);
        }

        int max(S state, int plies, int alpha, int beta) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game.result(state, action), plies - 1, Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }

        int min(S state, int plies, int alpha, int beta) {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game.result(state, action), plies - 1, -Window.INFINITY, Math.min(beta, best)));
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }

        A choose(S state, int plies) {
            boolean max = game.player(state) == Player.MAX;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A choice = null;
            for (A action : game.actions(state)) {
                int value = value(game.result(state, action), plies - 1, alpha, beta);
                if (max ? value > alpha : value < beta) {
                    choice = action;
                    alpha = max ? value : alpha;
                    beta = max ? beta : value;
                }
            }
            return choice;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search(game, evaluation).choose(state, depth);
    }
}
