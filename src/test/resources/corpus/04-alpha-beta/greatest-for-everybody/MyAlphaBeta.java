// exercise: 04
// truth: wrong
// mistake: bestAction takes the largest value for MIN as well; value itself is right
// player: MIN
// style: negated comparator
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
        if (game.player(state) == Player.MIN) {
            int worst = Window.INFINITY;
            for (A reply : game.actions(state)) {
                int v = value(game, game.result(state, reply), alpha, beta);
                if (v < worst) worst = v;
                if (worst < beta) beta = worst;
                if (beta <= alpha) break;
            }
            return worst;
        }
        int best = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int bestScore = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), bestScore, Window.INFINITY);
            if (score > bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
