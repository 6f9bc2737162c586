// exercise: 04
// truth: wrong
// mistake: negamax that negates and swaps the window at every ply, even if the same player moves again
// player: both
// style: negamax, fail-soft
// single: yes
// detail: sometimes; a player moves twice in a row
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int negamax(Game<S, A> game, S node, int alpha, int beta, int sign) {
        if (game.terminal(node)) {
            return sign * game.utility(node);
        }
        int best = -Window.INFINITY;
        for (A move : game.actions(node)) {
            int score = -negamax(game, game.result(node, move), -beta, -alpha, -sign);
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return negamax(game, state, alpha, beta, 1);
        }
        return -negamax(game, state, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int score = -negamax(game, game.result(state, move), -Window.INFINITY, -alpha, -sign);
            if (score > alpha) {
                alpha = score;
                best = move;
            }
        }
        return best;
    }
}
