// exercise: 04
// truth: wrong
// mistake: a MAX node that is cut returns alpha from before the cutting child instead of beta or more
// player: MAX
// style: fail-hard, two methods
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u <= alpha ? alpha : u >= beta ? beta : u;
        }
        return game.player(state) == Player.MAX ? raise(game, state, alpha, beta) : lower(game, state, alpha, beta);
    }

    private int raise(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int score = value(game, game.result(state, a), alpha, beta);
            if (score >= beta) {
                return alpha; // fail hard
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int lower(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int score = value(game, game.result(state, a), alpha, beta);
            if (score <= alpha) {
                return alpha; // fail hard
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
        A best = null;
        for (A a : game.actions(state)) {
            int score = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX && score > alpha) {
                alpha = score;
                best = a;
            } else if (game.player(state) == Player.MIN && score < beta) {
                beta = score;
                best = a;
            }
        }
        return best;
    }
}
