// exercise: 04
// truth: wrong
// mistake: at a cut MIN returns beta instead of alpha
// player: MIN
// style: fail-hard in two branches
// single: yes
// detail: sometimes; a cut MIN node answers with a number above alpha
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score >= beta) {
                    return beta;
                }
                if (score > alpha) {
                    alpha = score;
                }
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score <= alpha) {
                    return beta;
                }
                if (score < beta) {
                    beta = score;
                }
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (me == Player.MAX) {
                if (score > alpha) {
                    alpha = score;
                    best = action;
                }
            } else {
                if (score < beta) {
                    beta = score;
                    best = action;
                }
            }
        }
        return best;
    }
}
