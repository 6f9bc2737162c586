// exercise: 04
// truth: wrong
// mistake: bestAction for MIN takes an action whose value is less than or equal to the best so far, although an equal value may be a bound
// player: MIN
// style: ternaries, window in two locals
// single: yes
// detail: sometimes, only among ties; v(0 ^(0 1)) plays child 1
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);

        final boolean max = Player.MAX.equals(game.player(state));
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            int v = max
                    ? value(game, game.result(state, action), best, beta)
                    : value(game, game.result(state, action), alpha, best);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return Player.MAX.equals(game.player(state)) ? forMax(game, state) : forMin(game, state);
    }

    private A forMax(Game<S, A> game, S state) {
        int best = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), best, Window.INFINITY);
            if (v > best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }

    private A forMin(Game<S, A> game, S state) {
        int best = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, best);
            if (v <= best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
