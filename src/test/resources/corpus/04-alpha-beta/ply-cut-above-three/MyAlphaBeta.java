// exercise: 04
// truth: wrong
// mistake: Nodes three or more plies below the start of the search do not cut any more (a leftover limit ply < 3 in the condition).
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int PRUNE_LIMIT = 3;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, 0);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, int ply) {
        if (game.terminal(state)) return game.utility(state);
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, a), alpha, beta, ply + 1));
                alpha = Math.max(alpha, best);
                if (alpha >= beta && ply < PRUNE_LIMIT) return best;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, a), alpha, beta, ply + 1));
                beta = Math.min(beta, best);
                if (alpha >= beta && ply < PRUNE_LIMIT) return best;
            }
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
