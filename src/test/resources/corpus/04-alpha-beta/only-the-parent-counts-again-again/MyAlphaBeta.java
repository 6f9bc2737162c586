// exercise: 04
// truth: wrong
// mistake: a child is only told the best of its parent, on the other side it gets an infinity, so there are no deep cutoffs
// player: both
// style: one bound handed down in effect, ternaries, fail-soft
// single: yes
// detail: always in trees of four plies and more; the values are right, leaves are looked at that a grandparent's bound makes pointless
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MORE = Window.INFINITY;
    private static final int LESS = -Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = LESS;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), Math.max(alpha, max), MORE);
                max = Math.max(max, v);
                if (max >= beta) {
                    return max;
                }
            }
            return max;
        }
        int min = MORE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), LESS, Math.min(beta, min));
            min = Math.min(min, v);
            if (min <= alpha) {
                return min;
            }
        }
        return min;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = LESS;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, MORE);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = MORE;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), LESS, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
