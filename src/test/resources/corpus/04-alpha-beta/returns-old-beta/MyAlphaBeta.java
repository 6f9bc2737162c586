// exercise: 04
// truth: wrong
// mistake: At a MIN node that alpha closes, value returns the beta that was handed in instead of the best so far, a number above alpha.
// player: MIN
// style: parameters final, the moving bounds as local copies a and b
// kind: slip
// single: yes
// detail: Whenever a MIN node is cut, it returns a value that is too large, with a full window even infinity.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(final Game<S, A> game, final S state, final int alpha, final int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int a = alpha;
        int b = beta;
        if (Player.MAX == game.player(state)) {
            for (A action : game.actions(state)) {
                a = Math.max(a, value(game, game.result(state, action), a, b));
                if (a >= b) {
                    return beta; // cut
                }
            }
            return a;
        }
        for (A action : game.actions(state)) {
            b = Math.min(b, value(game, game.result(state, action), a, b));
            if (a >= b) {
                return beta; // cut
            }
        }
        return b;
    }

    @Override
    public A bestAction(final Game<S, A> game, final S state) {
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            final int v = value(game, game.result(state, action), a, b);
            if (Player.MAX == game.player(state) && v > a) {
                a = v;
                best = action;
            } else if (Player.MIN == game.player(state) && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }
}
