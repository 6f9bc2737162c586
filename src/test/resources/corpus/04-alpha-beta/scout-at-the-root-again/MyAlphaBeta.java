// exercise: 04
// truth: wrong
// mistake: bestAction takes the number of a null-window search for the value of the better action and never searches it again, although it is only a bound
// player: both
// style: plain fail-soft value, scout in bestAction
// single: yes
// detail: sometimes: value is always right; bestAction needs two improvements, the first with a bound beyond which the second one lies; seen: (0 ^(5 9) 6) chooses child 2, which is worth 6, instead of child 1, which is worth 9
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
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action), alpha, beta));
                if (v >= beta) return v;
                alpha = Math.max(alpha, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, action), alpha, beta));
                if (v <= alpha) return v;
                beta = Math.min(beta, v);
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int score = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                best = action;
                score = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                // all I want to know is whether it is better
                int v = value(game, next, score, score + 1);
                if (v > score) {
                    score = v;
                    best = action;
                }
            } else {
                int v = value(game, next, score - 1, score);
                if (v < score) {
                    score = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
