// exercise: 04
// truth: wrong
// mistake: In the MIN branch the recursive call has alpha and beta the wrong way round.
// player: MIN
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
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), beta, alpha));
                beta = Math.min(beta, best);
                if (alpha >= beta) return best;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
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

    private A bestForMin(Game<S, A> game, S state) {
        A bestMove = null;
        int bestScore = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), -Window.INFINITY, bestScore);
            if (score < bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
