// Wrong: the cut is looked at only after a child that did not improve the best.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: no question about this leaf
// Diagnosis: no-cut-after-a-better-child

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > best) {
                best = v;
                alpha = Math.max(alpha, v);
            } else if (!max && v < best) {
                best = v;
                beta = Math.min(beta, v);
            } else if (alpha >= beta) {
                break;
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
