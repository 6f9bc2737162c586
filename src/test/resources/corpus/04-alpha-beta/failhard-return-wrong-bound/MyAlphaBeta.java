// exercise: 04
// truth: wrong
// mistake: Fail-hard: when a MAX node cuts it returns the alpha with which it was entered instead of beta, a number that is not at least beta; MIN's cut is right.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
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
            int a = alpha;
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), a, beta);
                if (score >= beta) {
                    return alpha; // cutoff
                }
                if (score > a) {
                    a = score;
                }
            }
            return a;
        } else {
            int b = beta;
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, b);
                if (score <= alpha) {
                    return alpha; // cutoff
                }
                if (score < b) {
                    b = score;
                }
            }
            return b;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (score > alpha) {
                    alpha = score;
                    best = action;
                }
            } else if (score < beta) {
                beta = score;
                best = action;
            }
        }
        return best;
    }
}
