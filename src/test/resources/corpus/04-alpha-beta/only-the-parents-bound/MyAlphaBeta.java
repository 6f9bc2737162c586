// exercise: 04
// truth: wrong
// mistake: a child gets only what its parent has found so far, with infinity on the other side, so bounds from further up are lost and nothing is cut deeply
// player: both
// style: one method, best so far doubles as the window for the children
// single: yes
// detail: missed cuts from four plies on and with a narrow window; values and actions are right
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
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), best, Window.INFINITY));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), -Window.INFINITY, best));
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    chosen = action;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
