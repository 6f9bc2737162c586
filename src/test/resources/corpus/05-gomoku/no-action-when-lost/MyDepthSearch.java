// exercise: 05
// truth: wrong
// mistake: bestAction begins with the largest value of a game instead of an infinity, and returns null where every action is worth that much against the mover
// player: both
// style: MyDepthSearch, search in an inner class
// single: yes
// detail: only where all actions are worth 1,000,000 (MIN to move) or -1,000,000 (MAX to move)
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private class Looker {
        final Game<S, A> game;
        final Evaluation<S> evaluation;

        Looker(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int full(S state, int depth) {
            if (game.terminal(state) || depth == 0) {
                return leaf(state);
            }
            int best = isMax(state) ? -Window.INFINITY : Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = full(game.result(state, a), depth - 1);
                best = isMax(state) ? Math.max(best, v) : Math.min(best, v);
            }
            return best;
        }

        int pruned(S state, int depth, int alpha, int beta) {
            if (game.terminal(state) || depth == 0) {
                return leaf(state);
            }
            if (isMax(state)) {
                for (A a : game.actions(state)) {
                    alpha = Math.max(alpha, pruned(game.result(state, a), depth - 1, alpha, beta));
                    if (alpha >= beta) {
                        break;
                    }
                }
                return alpha;
            }
            for (A a : game.actions(state)) {
                beta = Math.min(beta, pruned(game.result(state, a), depth - 1, alpha, beta));
                if (alpha >= beta) {
                    break;
                }
            }
            return beta;
        }

        int leaf(S state) {
            return game.terminal(state) ? game.utility(state) : evaluation.value(state);
        }

        boolean isMax(S state) {
            return game.player(state) == Player.MAX;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Looker(game, evaluation).full(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Looker(game, evaluation).pruned(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Looker looker = new Looker(game, evaluation);
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        A best = null;
        for (A a : game.actions(state)) {
            int v = looker.pruned(game.result(state, a), depth - 1, alpha, beta);
            if (looker.isMax(state)) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
