// exercise: 04
// truth: wrong
// mistake: bestAction keeps the root's window in fields that are set when the object is made and never again, so a second call begins with the window that the first one left
// kind: slip
// player: both
// style: root window in fields, fail-soft recursion
// single: yes
// detail: only from the second call of bestAction on the same object on
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int rootAlpha = -Window.INFINITY;
    private int rootBeta = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, best);
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = game.actions(state).get(0);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), rootAlpha, rootBeta);
            if (max && value > rootAlpha) {
                rootAlpha = value;
                best = action;
            } else if (!max && value < rootBeta) {
                rootBeta = value;
                best = action;
            }
        }
        return best;
    }
}
