// exercise: 04
// truth: wrong
// mistake: A MAX node in which no child got above alpha returns 0, the number its result started with.
// player: MAX
// style: result variable beside the window
// single: yes
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
            int result = 0;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    result = v;
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return result;
        }
        int result = beta;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v < beta) {
                beta = v;
                result = v;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else if (v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
