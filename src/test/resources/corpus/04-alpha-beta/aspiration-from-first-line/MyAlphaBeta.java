// exercise: 04
// truth: wrong
// mistake: an answer of exactly low or high counts as inside the aspiration window, so a mere bound is returned as the value
// player: both
// style: aspiration window around the end of the first line of play, fail-soft
// single: yes
// detail: sometimes; only if a leaf is exactly 25 above or below the end of the first line, and the value lies beyond it
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 25;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        S end = state;
        while (!game.terminal(end)) {
            end = game.result(end, game.actions(end).get(0));
        }
        int guess = game.utility(end);
        int low = Math.max(alpha, guess - MARGIN);
        int high = Math.min(beta, guess + MARGIN);
        if (low >= high) {
            return search(game, state, alpha, beta);
        }
        int v = search(game, state, low, high);
        if (v < low && low > alpha) {
            return search(game, state, alpha, low);
        }
        if (v > high && high < beta) {
            return search(game, state, high, beta);
        }
        return v;
    }

    private int search(Game<S, A> game, S s, int alpha, int beta) {
        if (game.terminal(s)) {
            return game.utility(s);
        }
        List<A> moves = game.actions(s);
        if (game.player(s) == Player.MAX) {
            int top = -Window.INFINITY;
            for (int i = 0; i < moves.size() && top < beta; i++) {
                top = Math.max(top, search(game, game.result(s, moves.get(i)), Math.max(alpha, top), beta));
            }
            return top;
        }
        int bottom = Window.INFINITY;
        for (int i = 0; i < moves.size() && bottom > alpha; i++) {
            bottom = Math.min(bottom, search(game, game.result(s, moves.get(i)), alpha, Math.min(beta, bottom)));
        }
        return bottom;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A pick = null;
        for (A move : game.actions(state)) {
            int v = search(game, game.result(state, move), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                pick = move;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                pick = move;
            }
        }
        return pick;
    }
}
