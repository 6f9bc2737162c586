// exercise: 04
// truth: wrong
// mistake: when a MIN node is cut it returns beta instead of alpha, so a node that is worth alpha or less looks like one that is worth beta
// kind: slip
// player: MIN
// style: two methods copied from each other, fail-hard
// single: yes
// detail: -
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
            return alphaBetaMax(game, state, alpha, beta);
        } else {
            return alphaBetaMin(game, state, alpha, beta);
        }
    }

    private int alphaBetaMax(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score >= beta) {
                return beta; // fail hard beta-cutoff
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int alphaBetaMin(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) {
                return beta; // fail hard alpha-cutoff
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (max && score > alpha) {
                alpha = score;
                best = action;
            } else if (!max && score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
