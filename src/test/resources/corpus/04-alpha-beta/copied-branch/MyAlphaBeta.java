// exercise: 04
// truth: wrong
// mistake: The comparison with alpha is missing in MIN's branch of value, so a MIN node is never left early.
// player: MIN
// style: switch over the player, one branch for each player
// kind: slip
// single: yes
// detail: Pruning below MIN nodes that alpha has closed; MAX nodes cut as they should, values and actions are right.
import plybook.game.Game;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        switch (game.player(state)) {
            case MAX:
                best = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                    if (best >= beta) {
                        return best;
                    }
                    alpha = Math.max(alpha, best);
                }
                return best;
            default:
                best = Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                    beta = Math.min(beta, best);
                }
                return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        switch (game.player(state)) {
            case MAX:
                for (A action : game.actions(state)) {
                    int v = value(game, game.result(state, action), alpha, beta);
                    if (v > alpha) {
                        alpha = v;
                        best = action;
                    }
                }
                return best;
            default:
                for (A action : game.actions(state)) {
                    int v = value(game, game.result(state, action), alpha, beta);
                    if (v < beta) {
                        beta = v;
                        best = action;
                    }
                }
                return best;
        }
    }
}
