// exercise: 04
// truth: wrong
// mistake: negamax hands the window down as it is: neither negated nor exchanged
// player: both
// style: negamax
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int negamax(Game<S, A> game, S node, int alpha, int beta, int color) {
        if (game.terminal(node)) {
            return color * game.utility(node);
        }
        int value = -Window.INFINITY;
        for (A move : game.actions(node)) {
            S child = game.result(node, move);
            int score;
            if (!game.terminal(child) && game.player(child) == game.player(node)) {
                score = negamax(game, child, alpha, beta, color); // moves twice
            } else {
                score = -negamax(game, child, alpha, beta, -color);
            }
            value = Math.max(value, score);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) break;
        }
        return value;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? negamax(game, state, alpha, beta, 1)
                : -negamax(game, state, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = move;
            } else if (!max && v < beta) {
                beta = v;
                best = move;
            }
        }
        return best;
    }
}
