// exercise: 04
// truth: wrong
// mistake: bestAction starts with the window (Integer.MIN_VALUE, Integer.MAX_VALUE), and the negation of MIN_VALUE is MIN_VALUE again, so the first child gets a window that is closed
// player: both
// style: negamax with a sign per node, ported from a chess tutorial
// single: yes
// detail: sometimes; value is right with the infinities of the course
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;
import plybook.game.Window;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        int color = color(game, state);
        return color == 1 ? negaMax(game, state, 1, alpha, beta) : -negaMax(game, state, -1, -beta, -alpha);
    }

    private int color(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private int negaMax(Game<S, A> game, S state, int color, int alpha, int beta) {
        if (game.terminal(state)) return color * game.utility(state);
        int best = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = step(game, game.result(state, move), color, alpha, beta);
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    private int step(Game<S, A> game, S next, int color, int alpha, int beta) {
        if (game.terminal(next) || color(game, next) == color) {
            return negaMax(game, next, color, alpha, beta);
        }
        return -negaMax(game, next, -color, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = color(game, state);
        A bestMove = null;
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A move : game.actions(state)) {
            int score = step(game, game.result(state, move), color, alpha, beta);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
