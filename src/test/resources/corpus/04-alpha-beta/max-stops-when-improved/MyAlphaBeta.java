// exercise: 04
// truth: wrong
// mistake: a MAX node is left as soon as its best reaches alpha, its own bound, instead of beta
// player: MAX
// style: two private methods
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? max(game, state, alpha, beta)
                : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v > best) best = v;
            if (alpha > -Window.INFINITY && best >= alpha) return best; // alpha cutoff
            if (best > alpha) alpha = best;
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v < best) best = v;
            if (best <= alpha) return best;
            if (best < beta) beta = best;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
