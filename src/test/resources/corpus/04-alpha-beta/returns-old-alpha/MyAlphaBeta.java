// exercise: 04
// truth: wrong
// mistake: at a cutoff a MAX node returns alpha instead of beta, a number on the wrong side of the window
// player: MAX
// style: fail-hard, two methods
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s))
            return game.utility(s);
        if (game.player(s) == Player.MAX)
            return alphaBetaMax(game, s, alpha, beta);
        else
            return alphaBetaMin(game, s, alpha, beta);
    }

    int alphaBetaMax(Game<S, A> game, S s, int alpha, int beta) {
        for (A m : game.actions(s)) {
            int score = value(game, game.result(s, m), alpha, beta);
            if (score >= beta)
                return alpha; // fail hard cutoff
            if (score > alpha)
                alpha = score; // alpha acts like max
        }
        return alpha;
    }

    int alphaBetaMin(Game<S, A> game, S s, int alpha, int beta) {
        for (A m : game.actions(s)) {
            int score = value(game, game.result(s, m), alpha, beta);
            if (score <= alpha)
                return alpha; // fail hard cutoff
            if (score < beta)
                beta = score; // beta acts like min
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S s) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A m : game.actions(s)) {
            int score = value(game, game.result(s, m), alpha, beta);
            if (game.player(s) == Player.MAX) {
                if (score > alpha) {
                    alpha = score;
                    best = m;
                }
            } else if (score < beta) {
                beta = score;
                best = m;
            }
        }
        return best;
    }
}
