// exercise: 04
// truth: wrong
// mistake: The window of bestAction is kept in two fields and each call resets only the bound of the player to move, so the other bound is what the last call for the other player left there.
// player: both
// style: root window in fields, one method for each player
// kind: subtle
// single: yes
// detail: One object asked for bestAction by both players in turn: the second call can choose wrongly where values lie at or beyond the left-over bound.
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            if (alpha >= beta) {
                break;
            }
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        rootAlpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), rootAlpha, rootBeta);
            if (best == null || value > rootAlpha) {
                rootAlpha = value;
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        rootBeta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), rootAlpha, rootBeta);
            if (best == null || value < rootBeta) {
                rootBeta = value;
                best = action;
            }
        }
        return best;
    }
}
