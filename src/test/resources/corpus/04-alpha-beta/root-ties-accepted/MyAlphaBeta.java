// exercise: 04
// truth: wrong
// mistake: bestAction replaces the best when the new number is equal (>= for MAX, <= for MIN), although an equal number from a cut child may only be a bound.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A a : game.actions(state)) {
            beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
            if (alpha >= beta) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A pick = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v >= alpha) {
                    alpha = v;
                    pick = a;
                }
            } else {
                if (v <= beta) {
                    beta = v;
                    pick = a;
                }
            }
        }
        return pick;
    }
}
