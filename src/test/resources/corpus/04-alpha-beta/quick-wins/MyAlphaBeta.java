// exercise: 04
// truth: wrong
// mistake: Prefers quick wins: utilities are reduced by the ply at which they are found (raised for losses), so values are not the utilities that the contract asks for.
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
        return search(game, state, alpha, beta, 0);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), alpha, beta, ply + 1));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, search(game, game.result(state, action), alpha, beta, ply + 1));
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
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
