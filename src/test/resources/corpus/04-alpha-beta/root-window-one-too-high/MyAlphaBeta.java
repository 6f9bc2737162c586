// exercise: 04
// truth: wrong
// mistake: bestAction searches MAX's later actions with alpha = best + 1, so that a bound of best + 1 is taken for an improvement
// player: MAX
// style: fail-hard, two loops in bestAction
// single: yes
// detail: always where a later action is no better than the best so far
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u < alpha ? alpha : u > beta ? beta : u;
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score >= beta) return beta;
                if (score > alpha) alpha = score;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) return alpha;
            if (score < beta) beta = score;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Iterator<A> it = game.actions(state).iterator();
        A best = it.next();
        int bestScore = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        if (game.player(state) == Player.MAX) {
            while (it.hasNext()) {
                A a = it.next();
                int score = value(game, game.result(state, a), bestScore + 1, Window.INFINITY);
                if (score > bestScore) {
                    bestScore = score;
                    best = a;
                }
            }
        } else {
            while (it.hasNext()) {
                A a = it.next();
                int score = value(game, game.result(state, a), -Window.INFINITY, bestScore);
                if (score < bestScore) {
                    bestScore = score;
                    best = a;
                }
            }
        }
        return best;
    }
}
