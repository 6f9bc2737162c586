// exercise: 04
// truth: wrong
// mistake: MIN at the root also takes an action whose number equals the best so far, and that may be the bound of a worse one
// kind: slip
// player: MIN
// style: two loops in bestAction
// single: yes
// detail: -
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
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, a), Math.max(alpha, best), beta));
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, a), alpha, Math.min(beta, best)));
            if (best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int most = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), most, Window.INFINITY);
                if (v > most) {
                    most = v;
                    choice = a;
                }
            }
        } else {
            int least = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), -Window.INFINITY, least);
                if (v <= least) {
                    least = v;
                    choice = a;
                }
            }
        }
        return choice;
    }
}
