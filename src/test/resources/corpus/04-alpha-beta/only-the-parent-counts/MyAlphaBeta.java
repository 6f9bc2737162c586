// exercise: 04
// truth: wrong
// mistake: a MIN node hands minus infinity down as alpha instead of its own alpha, so bounds from further up than the parent never cut below it
// player: MIN
// style: best in place of one bound in the call
// single: yes
// detail: sometimes, only deep cutoffs below MIN nodes are missed
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = alpha;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                best = Math.max(best, value(game, next, best, beta));
                if (best >= beta) {
                    break;
                }
            }
        } else {
            best = beta;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                best = Math.min(best, value(game, next, -Window.INFINITY, best));
                if (best <= alpha) {
                    break;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    choice = action;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
