// exercise: 04
// truth: wrong
// mistake: MAX sets alpha to the value of each child, also when that lowers it again.
// player: MAX
// style: best apart from the window
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MIN) {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                best = Math.min(best, v);
                if (best <= alpha) return best;
                beta = Math.min(beta, v);
            }
            return best;
        }
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            best = Math.max(best, v);
            if (best >= beta) return best;
            alpha = v;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            boolean better = game.player(state) == Player.MAX ? v > alpha : v < beta;
            if (better) {
                best = a;
                if (game.player(state) == Player.MAX) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
