// exercise: 05
// truth: wrong
// mistake: a MAX node that is cut returns alpha instead of beta
// player: both
// style: fail-hard, textbook variables
// single: yes
// detail: always where a MAX node is cut
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int[] values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .sorted()
                .toArray();
        return game.player(state) == Player.MIN ? values[0] : values[values.length - 1];
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        switch (game.player(state)) {
            case MAX:
                for (A action : game.actions(state)) {
                    int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                    if (score >= beta) return alpha;
                    if (score > alpha) alpha = score;
                }
                return alpha;
            default:
                for (A action : game.actions(state)) {
                    int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                    if (score <= alpha) return alpha;
                    if (score < beta) beta = score;
                }
                return beta;
        }
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (me == Player.MAX && score > alpha) {
                alpha = score;
                best = action;
            } else if (me == Player.MIN && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
