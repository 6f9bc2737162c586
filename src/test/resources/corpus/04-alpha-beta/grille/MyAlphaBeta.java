// exercise: 04
// truth: wrong
// mistake: At a MAX node the later children are searched with a null window, and a result above it is taken as exact without searching again.
// player: MAX
// style: principal variation search
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? pvMax(game, state, alpha, beta) : plainMin(game, state, alpha, beta);
    }

    private int pvMax(Game<S, A> game, S state, int alpha, int beta) {
        boolean first = true;
        int best = -Window.INFINITY;
        for (A move : game.actions(state)) {
            S next = game.result(state, move);
            int score = first
                    ? value(game, next, alpha, beta)
                    : value(game, next, alpha, alpha + 1);
            first = false;
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    private int plainMin(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (score < best) best = score;
            if (best < beta) beta = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (game.player(state) == Player.MAX && score > alpha) {
                alpha = score;
                best = move;
            } else if (game.player(state) == Player.MIN && score < beta) {
                beta = score;
                best = move;
            }
        }
        return best;
    }
}
