// exercise: 05
// truth: wrong
// mistake: the plies left are added to the utility of a won game and taken from that of a lost one, so that quick wins are preferred; the contract wants the utility itself, however deep
// kind: slip
// player: both
// style: three methods over a record that holds game and evaluation
// single: yes
// detail: -
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Search<S, A>(Game<S, A> game, Evaluation<S> evaluation) {
        int end(S state, int depth) {
            if (!game.terminal(state)) {
                return evaluation.value(state);
            }
            int utility = game.utility(state);
            // win as early as possible, lose as late as possible
            return utility > 0 ? utility + depth : utility < 0 ? utility - depth : 0;
        }

        boolean ends(S state, int depth) {
            return game.terminal(state) || depth == 0;
        }

        int minimax(S state, int depth) {
            if (ends(state, depth)) {
                return end(state, depth);
            }
            var values = game.actions(state).stream().mapToInt(a -> minimax(game.result(state, a), depth - 1));
            return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
        }

        int alphaBeta(S state, int depth, int alpha, int beta) {
            if (ends(state, depth)) {
                return end(state, depth);
            }
            if (game.player(state) == Player.MAX) {
                int best = -Window.INFINITY;
                for (A a : game.actions(state)) {
                    best = Math.max(best, alphaBeta(game.result(state, a), depth - 1, Math.max(alpha, best), beta));
                    if (best >= beta) {
                        return best;
                    }
                }
                return best;
            }
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, alphaBeta(game.result(state, a), depth - 1, alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).minimax(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).alphaBeta(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A a : game.actions(state)) {
            int v = search.alphaBeta(game.result(state, a), depth - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                chosen = a;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return chosen;
    }
}
