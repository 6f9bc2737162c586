// exercise: 04
// truth: wrong
// mistake: bestAction hands the full window to every child of a MAX root; only for MIN is it narrowed
// player: MAX
// style: fail-hard, separate code for each player at the root
// single: yes
// detail: missed cuts in bestAction for MAX; the actions are right
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
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v >= beta) {
                    return beta;
                }
                if (v > alpha) {
                    alpha = v;
                }
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v <= alpha) {
                return alpha;
            }
            if (v < beta) {
                beta = v;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (game.player(state) == Player.MAX) {
            int highest = alpha;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v > highest) {
                    highest = v;
                    best = action;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
