// exercise: 04
// truth: wrong
// mistake: MIN leaves its loop when its best is beta or more, the test that belongs to MAX.
// player: MIN
// style: fail-soft, best handed down with Math.max and Math.min
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, a), Math.max(alpha, best), beta));
                if (best >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, a), alpha, Math.min(beta, best)));
                if (best >= beta) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final Player p = game.player(state);
        A ret = null;
        int b = p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            if (p == Player.MAX) {
                int v = value(game, game.result(state, a), b, Window.INFINITY);
                if (v > b) {
                    b = v;
                    ret = a;
                }
            } else {
                int v = value(game, game.result(state, a), -Window.INFINITY, b);
                if (v < b) {
                    b = v;
                    ret = a;
                }
            }
        }
        return ret;
    }
}
