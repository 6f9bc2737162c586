// exercise: 04
// truth: wrong
// mistake: bestAction plays the first action worth 1 or more to MAX (-1 or less to MIN) without looking for a better one; value is right
// player: both
// style: tic-tac-toe habit
// single: yes
// detail: sometimes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, a), alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) return best;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, a), alpha, beta));
                beta = Math.min(beta, best);
                if (beta <= alpha) return best;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int turn = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (best == null || v * turn > (turn == 1 ? alpha : -beta)) {
                best = a;
                if (turn == 1) alpha = v;
                else beta = v;
            }
            if (v * turn >= 1) {
                return a; // wins, no need to search on
            }
        }
        return best;
    }
}
