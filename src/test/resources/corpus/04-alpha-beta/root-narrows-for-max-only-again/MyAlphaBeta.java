// exercise: 04
// truth: wrong
// mistake: bestAction raises alpha from one action to the next when MAX moves, but for MIN beta stays at infinity, so MIN's later actions are searched in full.
// player: MIN
// style: negamax-free, bestAction split into bestForMax and bestForMin
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int v = alpha;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action), v, beta));
                if (v >= beta) return v;
            }
            return v;
        }
        int v = beta;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, v));
            if (v <= alpha) return v;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int lowest = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v < lowest) {
                lowest = v;
                best = action;
            }
        }
        return best;
    }
}
